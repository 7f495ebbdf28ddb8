import { useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import { groupByLetter } from "#lib/content/ingredients/letter-groups.ts";
import type { IngredientLink } from "#lib/content/ingredients/queries.ts";

/** Links to the letters, then the ingredients by first letter. */
export function LetterIndex({ ingredients }: { ingredients: IngredientLink[] }) {
  const t = useTranslations("ingredients.index");
  const groups = groupByLetter(ingredients);
  return (
    <>
      <nav aria-label={t("letters")} className="print:hidden">
        <ul className="flex flex-wrap gap-1">
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a
                href={`#${getAnchorId(letter)}`}
                aria-label={t("letter", { letter })}
                className="grid size-11 place-items-center rounded-2 bg-tint font-serif font-title text-lg no-underline hover:bg-tint-2"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-10 gap-x-12 sm:columns-2 lg:columns-3">
        {groups.map(({ letter, entries }) => (
          <section key={letter} aria-labelledby={getAnchorId(letter)} className="break-inside-avoid pb-8">
            <h2 id={getAnchorId(letter)} className="mb-1 text-2xl text-primary">
              {letter}
            </h2>
            <ul>
              {entries.map(({ id, title, summary, href }) => (
                <li key={id} className="group relative border-line border-t py-3">
                  <h3 className="text-[1.1875rem]">
                    <Link
                      href={href}
                      className="no-underline decoration-2 decoration-primary after:absolute after:inset-0 group-hover:underline"
                    >
                      {title}
                    </Link>
                  </h3>
                  <p className="mt-[0.15rem] text-ink-2 text-sm">{summary}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function getAnchorId(letter: string): string {
  return letter === "#" ? "letter-other" : `letter-${letter.toLowerCase()}`;
}
