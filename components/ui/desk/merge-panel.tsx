import { useTranslations } from "next-intl";
import { ActionButton } from "#components/ui/action-button.tsx";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import type { DeskErrorCode } from "#lib/platform/desk-resources/desk-error.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { describeProblems } from "./desk-problem.ts";

interface MergePanelProps {
  /** Address of this page. */
  path: string;
  /** What is merged into another one. */
  name: string;
  /** What becomes of it, in a sentence. */
  intro: string;
  targets: readonly { id: string; title: string }[];
  /** The chosen one; null until one is chosen. */
  into: { id: string; title: string } | null;
  /** What moves, line by line. */
  moves: readonly string[];
  action: (previous: FormState<"form", DeskErrorCode>, form: FormData) => Promise<FormState<"form", DeskErrorCode>>;
  /** Hidden fields of the form; `into` is added. */
  fields: Record<string, string>;
}

/** Merges an entry of the desk into another one: choose it, see what moves, do it. */
export function MergePanel({ path, name, intro, targets, into, moves, action, fields }: MergePanelProps) {
  const t = useTranslations("ui.desk");
  return (
    <section id="merge" aria-labelledby="merge-title" className="section">
      <SectionHeading id="merge-title" title={t("mergeTitle")} />
      <p className="mb-5 max-w-measure text-ink-2">{intro}</p>
      <form action={`${path}#merge`} className="grid max-w-xl gap-3">
        <SelectField
          id="merge-into"
          name="into"
          label={t("mergeInto")}
          placeholder={t("choose")}
          options={targets.map(({ id, title }) => ({ value: id, label: title }))}
          defaultValue={into?.id ?? ""}
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {t("mergePreview")}
        </Button>
      </form>
      {into && (
        <div className="mt-6 grid max-w-measure gap-4 rounded-2 bg-tint px-5 py-4">
          <h3 className="text-xl">{t("mergeMoves", { name, into: into.title })}</h3>
          <ul className="list-disc pl-5">
            {moves.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <ActionButton
            action={action}
            fields={{ ...fields, into: into.id }}
            label={t("merge")}
            fullLabel={t("mergeFull", { name, into: into.title })}
            variant="danger"
            problems={describeProblems(t)}
          />
        </div>
      )}
    </section>
  );
}
