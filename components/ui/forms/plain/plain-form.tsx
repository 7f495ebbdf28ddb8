import { useTranslations } from "next-intl";
import { PlainFormFrame, type PlainFormFrameProps } from "./plain-form-frame.tsx";

/**
 * A form whose action answers with another page, such as one that consists of a button. Without it
 * such a form would do nothing and say nothing above the limit of all actions.
 */
export function PlainForm(props: Omit<PlainFormFrameProps, "messages">) {
  const t = useTranslations("ui.form");
  return <PlainFormFrame {...props} messages={{ limited: t("limited"), failed: t("notDone") }} />;
}
