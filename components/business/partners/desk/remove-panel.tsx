import { useTranslations } from "next-intl";
import { ActionButton } from "#components/ui/action-button.tsx";
import { describeProblems } from "#components/ui/desk/desk-problem.ts";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { removePartnerAction } from "#lib/business/partners/actions.ts";

interface RemovePanelProps {
  name: string;
  /** Recipes and stories that stay labelled. */
  sponsored: number;
  fields: Record<string, string>;
}

/** Makes a partner a guest author again. */
export function RemovePanel({ name, sponsored, fields }: RemovePanelProps) {
  const t = useTranslations("partners.desk");
  const desk = useTranslations("ui.desk");
  return (
    <section aria-labelledby="remove" className="section pb-(--section)">
      <SectionHeading id="remove" title={t("removeTitle")} />
      <p className="mb-4 max-w-measure text-ink-2">{t("removeText", { count: sponsored })}</p>
      <ActionButton
        action={removePartnerAction}
        fields={fields}
        label={t("remove")}
        fullLabel={t("removeFull", { name })}
        variant="danger"
        problems={describeProblems(desk)}
      />
    </section>
  );
}
