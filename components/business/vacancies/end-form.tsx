import { useTranslations } from "next-intl";
import { Form } from "#components/ui/forms/form.tsx";
import { endVacancyAction } from "#lib/business/vacancies/actions.ts";

/** Ends a position. */
export function EndForm({ id, version }: { id: string; version: number }) {
  const t = useTranslations("vacancies.desk");
  return (
    <Form
      action={endVacancyAction}
      fields={[]}
      errors={{}}
      messages={{ submit: t("end"), failed: t("failed"), limited: t("limited") }}
      className="grid gap-3"
      button={{ variant: "danger" }}
    >
      <p className="text-ink-2">{t("endText")}</p>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
    </Form>
  );
}
