import { useTranslations } from "next-intl";
import { maxPicks, type ParsedPantryQuery } from "#lib/kitchen/pantry/pantry-query.ts";

/** Says which parts of the query were ignored, and why. */
export function QueryNotes({ query: { staples, unknown, isTruncated } }: { query: ParsedPantryQuery }) {
  const t = useTranslations("pantry.notes");
  const notes = [
    staples.length > 0 && t("staples", { names: staples.map(({ title }) => title).join(", "), count: staples.length }),
    unknown.length > 0 && t("unknown", { names: unknown.map((word) => t("quoted", { word })).join(", ") }),
    isTruncated && t("cut", { most: maxPicks }),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <ul
      role="status"
      // Unknown words are kept for no other reader, see lib/platform/cache/shared-answer.ts.
      data-personal={unknown.length > 0 ? "" : undefined}
      className="mt-5 grid gap-1 border-line-strong border-l-4 pl-4 text-ink-2"
    >
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
