import type { PageKey } from "#lib/platform/db/tables/items.ts";
import type { StoryType } from "#lib/platform/db/tables/stories.ts";
import { type Locale, type Localized, pickLocale } from "#lib/platform/i18n/locales.ts";
import { addresses, slugAddress } from "#lib/platform/routing/address.ts";
import { type Finding, type Rule, rules, type Severity, severities } from "./finding.ts";

export const itemKinds = ["recipe", "story"] as const;
export type ItemKind = (typeof itemKinds)[number];

/** The recipe or story that a finding is about. */
export interface FoundItem {
  id: string;
  kind: ItemKind;
  titles: Partial<Localized>;
  /** Addresses of its page. */
  hrefs: Partial<Localized>;
}

export interface ItemFinding extends Finding {
  item: FoundItem;
}

interface FoundRow {
  item: { id: string; type: string };
  story: { storyType: StoryType; pageKey: PageKey | null } | null;
  texts: { locale: Locale; title: string; slug: string }[];
}

/** Names an item and its page. */
export function toFoundItem({ item, story, texts }: FoundRow): FoundItem {
  const kind = item.type === "recipe" ? "recipe" : "story";
  const route = kind === "recipe" ? "/recipes/[slug]" : "/stories/[slug]";
  return {
    id: item.id,
    kind,
    titles: Object.fromEntries(texts.map(({ locale, title }) => [locale, title])),
    hrefs: story?.pageKey
      ? addresses(`/${story.pageKey}`)
      : Object.fromEntries(texts.map(({ locale, slug }) => [locale, slugAddress(locale, route, slug)])),
  };
}

/** The parts of a recipe's page that have an anchor; others begin at its top. */
export function fragmentOf({ field, index }: Finding["place"]): string {
  if (field === "step" && index !== null) return `#step-${index + 1}`;
  if (field === "step") return "#steps";
  if (field === "ingredient" || field === "group") return "#ingredients";
  return field === "utensil" ? "#utensils-title" : "";
}

/** Address of the place of a finding, in the language of the text at fault or of the editor. */
export function findingAddress({ item, place }: ItemFinding, locale: Locale): string {
  const href = (place.language && item.hrefs[place.language]) ?? pickLocale(item.hrefs, locale) ?? "";
  return item.kind === "recipe" ? `${href}${fragmentOf(place)}` : href;
}

/** What a report is narrowed to; null shows all. */
export interface FindingFilter {
  severity: Severity | null;
  rule: Rule | null;
  kind: ItemKind | null;
}

/** Reads the filter of a report from the query of its address; unknown values are ignored. */
export function readFilter(query: Partial<Record<"severity" | "rule" | "kind", string | string[]>>): FindingFilter {
  return {
    severity: severities.find((one) => one === query.severity) ?? null,
    rule: rules.find((one) => one === query.rule) ?? null,
    kind: itemKinds.find((one) => one === query.kind) ?? null,
  };
}

/** The query of a filter, with its question mark; empty for all findings. */
export function filterQuery(filter: FindingFilter, page = 1): string {
  const params = new URLSearchParams(
    Object.entries({ ...filter, page: page > 1 ? String(page) : null }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  );
  return params.size > 0 ? `?${params}` : "";
}

/** Narrows findings to a filter, the gravest first. */
export function filterFindings(findings: ItemFinding[], { severity, rule, kind }: FindingFilter): ItemFinding[] {
  const narrowed = findings.filter(
    (finding) =>
      (severity === null || finding.severity === severity) &&
      (rule === null || finding.rule === rule) &&
      (kind === null || finding.item.kind === kind),
  );
  return severities.flatMap((one) => narrowed.filter((finding) => finding.severity === one));
}

/** Counts findings by one of their properties. */
export function countBy<Key extends string>(findings: ItemFinding[], keyOf: (finding: ItemFinding) => Key) {
  const counts = new Map<Key, number>();
  for (const finding of findings) counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1);
  return counts;
}
