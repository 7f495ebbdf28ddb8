import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SaveMessagesProvider } from "#components/kitchen/cookbooks/save/save-messages.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";

/** Provides the texts of all save buttons inside. */
export function SaveProvider({ children }: { children: ReactNode }) {
  const t = useTranslations("cookbooks.saveButton");
  const messages = {
    icon: <Icon name="bookmark" />,
    label: t("label"),
    savedLabel: t("savedLabel"),
    // Each button fills in its own title.
    name: t("named", { title: "{title}" }),
    savedName: t("savedNamed", { title: "{title}" }),
  };
  return <SaveMessagesProvider messages={messages}>{children}</SaveMessagesProvider>;
}
