import { useTranslations } from "next-intl";
import { ActionButton } from "#components/ui/action-button.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import type { DeskErrorCode } from "#lib/platform/desk-resources/desk-error.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { describeProblems } from "./desk-problem.ts";

interface DeletePanelProps {
  name: string;
  /** What is lost, or why it cannot be deleted. */
  text: string;
  isPossible: boolean;
  action: (previous: FormState<"form", DeskErrorCode>, form: FormData) => Promise<FormState<"form", DeskErrorCode>>;
  fields: Record<string, string>;
}

/** Deletes an entry of the desk, or says why that is not possible. */
export function DeletePanel({ name, text, isPossible, action, fields }: DeletePanelProps) {
  const t = useTranslations("ui.desk");
  return (
    <section aria-labelledby="delete" className="section pb-(--section)">
      <SectionHeading id="delete" title={t("deleteTitle")} />
      <p className="mb-4 max-w-measure text-ink-2">{text}</p>
      {isPossible && (
        <ActionButton
          action={action}
          fields={fields}
          label={t("delete")}
          fullLabel={t("deleteFull", { name })}
          variant="danger"
          problems={describeProblems(t)}
        />
      )}
    </section>
  );
}
