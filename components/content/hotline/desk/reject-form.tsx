import { useTranslations } from "next-intl";
import { Form } from "#components/ui/forms/form.tsx";
import { rejectQuestionAction } from "#lib/content/hotline/desk-actions.ts";

interface RejectFormProps {
  id: string;
  version: number;
  /** Whether readers see the question. */
  isPublished: boolean;
}

/** Rejects a question, or takes it off the page. */
export function RejectForm({ id, version, isPublished }: RejectFormProps) {
  const t = useTranslations("hotline.desk");
  return (
    <Form
      action={rejectQuestionAction}
      fields={[]}
      errors={{}}
      messages={{ submit: t(isPublished ? "withdraw" : "reject"), failed: t("failed"), limited: t("limited") }}
      className="grid gap-3"
      button={{ variant: "danger" }}
    >
      <p className="text-ink-2">{t(isPublished ? "withdrawText" : "rejectText")}</p>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
    </Form>
  );
}
