import { useTranslations } from "next-intl";
import { ChipRow } from "#components/ui/navigation/chip-row.tsx";
import { rules, severities } from "#lib/content/findings/finding.ts";
import {
  countBy,
  type FindingFilter,
  filterFindings,
  filterQuery,
  type ItemFinding,
  itemKinds,
} from "#lib/content/findings/report.ts";

interface FindingFiltersProps {
  path: string;
  findings: ItemFinding[];
  filter: FindingFilter;
}

/** Narrows a report by severity, type and rule; each choice is a link with its count. */
export function FindingFilters({ path, findings, filter }: FindingFiltersProps) {
  const t = useTranslations("findings");
  const choices = <Key extends keyof FindingFilter>(
    key: Key,
    values: readonly NonNullable<FindingFilter[Key]>[],
    nameOf: (value: NonNullable<FindingFilter[Key]>) => string,
    keyOf: (finding: ItemFinding) => string,
  ) => {
    // The counts of one choice go with what the other two have selected.
    const others = filterFindings(findings, { ...filter, [key]: null });
    const counts = countBy(others, keyOf);
    const chip = (value: FindingFilter[Key] | null, name: string, count: number) => ({
      title: t("desk.chip", { name, count }),
      href: `${path}${filterQuery({ ...filter, [key]: value })}`,
      isCurrent: filter[key] === value,
    });
    return [
      chip(null, t("desk.all"), others.length),
      ...values
        .filter((value) => (counts.get(value) ?? 0) > 0 || filter[key] === value)
        .map((value) => chip(value, nameOf(value), counts.get(value) ?? 0)),
    ];
  };
  return (
    <div className="grid gap-3">
      <ChipRow
        label={t("desk.bySeverity")}
        chips={choices(
          "severity",
          severities,
          (one) => t(`severity.${one}`),
          (one) => one.severity,
        )}
      />
      <ChipRow
        label={t("desk.byKind")}
        chips={choices(
          "kind",
          itemKinds,
          (one) => t(`kind.${one}`),
          (one) => one.item.kind,
        )}
      />
      <ChipRow
        label={t("desk.byRule")}
        chips={choices(
          "rule",
          rules,
          (one) => t(`rule.${one}`),
          (one) => one.rule,
        )}
      />
    </div>
  );
}
