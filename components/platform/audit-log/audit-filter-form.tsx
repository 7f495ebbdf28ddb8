import { useTranslations } from "next-intl";
import { Button, LinkButton } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { type AuditFilter, auditActions, toAuditParams } from "#lib/platform/audit-log/filter.ts";
import type { AuditSubject } from "#lib/platform/db/tables/company/audit-log.ts";

interface AuditFilterFormProps {
  /** Address of the page without parameters. */
  path: string;
  filter: AuditFilter;
  /** Subjects that the reader may see. */
  subjects: readonly AuditSubject[];
  actors: { id: string; name: string }[];
}

/** Chooses by person, area, action and days which lines are listed; works without script. */
export function AuditFilterForm({ path, filter, subjects, actors }: AuditFilterFormProps) {
  const t = useTranslations("auditLog");
  const byLabel = <Option extends { label: string }>(options: Option[]) =>
    options.sort((a, b) => a.label.localeCompare(b.label));
  const withAll = (options: { value: string; label: string }[]) => [{ value: "", label: t("all") }, ...options];
  const subjectOptions = byLabel(subjects.map((value) => ({ value, label: t(`subjectNames.${value}`) })));
  const actionOptions = byLabel(auditActions.map((value) => ({ value, label: t(`actionNames.${value}`) })));
  const actorOptions = actors.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <form action={path} aria-label={t("filter")} className="rounded-2 bg-tint p-5">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        <SelectField
          id="audit-actor"
          name="actor"
          label={t("actor")}
          options={withAll(actorOptions)}
          defaultValue={filter.actorId ?? ""}
        />
        <SelectField
          id="audit-subject"
          name="subject"
          label={t("subject")}
          options={withAll(subjectOptions)}
          defaultValue={filter.subjectType ?? ""}
        />
        <SelectField
          id="audit-action"
          name="action"
          label={t("action")}
          options={withAll(actionOptions)}
          defaultValue={filter.action ?? ""}
        />
        <TextField id="audit-from" name="from" type="date" label={t("from")} defaultValue={filter.from ?? ""} />
        <TextField id="audit-to" name="to" type="date" label={t("to")} defaultValue={filter.to ?? ""} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant="secondary">
          {t("show")}
        </Button>
        {Object.keys(toAuditParams(filter)).length > 0 && (
          <LinkButton href={path} variant="bare">
            {t("reset")}
          </LinkButton>
        )}
      </div>
    </form>
  );
}
