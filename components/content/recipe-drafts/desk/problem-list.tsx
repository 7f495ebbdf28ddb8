import { useLocale, useTranslations } from "next-intl";
import { useFieldLabel } from "#components/content/recipe-drafts/fields/field-label.ts";
import { FieldLink } from "#components/content/recipe-drafts/fields/field-link.tsx";
import { useProblemText } from "#components/content/recipe-drafts/fields/problem-text.ts";
import { copyFieldAddress } from "#lib/content/recipe-drafts/working-copy/addresses.ts";

interface ProblemListProps {
  copyKey: string;
  /** What keeps it from being published, by field. */
  problems: { path: string; code: string }[];
  /** Texts that one language lacks. */
  untranslated: string[];
  /** Texts whose twin has changed. */
  stale: string[];
}

/** What a working copy lacks, each a link to its field. */
export function ProblemList({ copyKey, problems, untranslated, stale }: ProblemListProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDesk.publish");
  const text = useProblemText();
  const label = useFieldLabel();
  const lists = [
    {
      title: t("problems", { count: problems.length }),
      entries: problems.map((one) => ({ ...one, text: text(one.path, one.code) })),
    },
    { title: t("stale", { count: stale.length }), entries: stale.map((path) => ({ path, text: nameOf(path) })) },
    {
      title: t("untranslated", { count: untranslated.length }),
      entries: untranslated.map((path) => ({ path, text: nameOf(path) })),
    },
  ];
  return (
    <div className="grid gap-4">
      {lists.map(
        ({ title, entries }) =>
          entries.length > 0 && (
            <div key={title}>
              <p className="font-strong">{title}</p>
              <ul className="grid">
                {entries.map((entry) => (
                  <li key={entry.path}>
                    <FieldLink href={copyFieldAddress(locale, copyKey, entry.path)}>{entry.text}</FieldLink>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      {lists.every(({ entries }) => entries.length === 0) && <p className="text-ink-2">{t("complete")}</p>}
    </div>
  );

  function nameOf(path: string): string {
    const isNamed = /^(?:title|summary|chefsNote|editorial)\./.test(path);
    return isNamed
      ? label(path)
      : t("inLanguage", { label: label(path), language: path.endsWith(".en") ? "en" : "de" });
  }
}
