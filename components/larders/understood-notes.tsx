import { useTranslations } from "next-intl";
import { mostPicks, type Understood } from "#lib/larders/wish.ts";

/** What of the wish was not taken, and why. */
export function UnderstoodNotes({ wish: { staples, unknown, isCut } }: { wish: Understood }) {
  const t = useTranslations("larders.notes");
  const notes = [
    staples.length > 0 && t("staples", { names: staples.map(({ title }) => title).join(", "), count: staples.length }),
    unknown.length > 0 && t("unknown", { names: unknown.map((word) => t("quoted", { word })).join(", ") }),
    isCut && t("cut", { most: mostPicks }),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <ul role="status" className="mt-5 grid gap-1 border-line-strong border-l-4 pl-4 text-ink-2">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
