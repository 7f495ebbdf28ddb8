import Link from "next/link";
import { useTranslations } from "next-intl";
import { groupByLetter } from "#lib/ingredients/letters.ts";
import type { IngredientLink } from "#lib/ingredients/queries.ts";

/** The lexicon: letters to jump to, then the ingredients under their letters. */
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
                href={`#${anchorOf(letter)}`}
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
          <section key={letter} aria-labelledby={anchorOf(letter)} className="break-inside-avoid pb-8">
            <h2 id={anchorOf(letter)} className="mb-1 text-2xl text-kobalt">
              {letter}
            </h2>
            <ul>
              {entries.map(({ id, title, summary, href }) => (
                <li key={id} className="group relative border-line border-t py-3">
                  <h3 className="text-[1.1875rem]">
                    <Link
                      href={href}
                      prefetch={false}
                      className="no-underline decoration-2 decoration-kobalt after:absolute after:inset-0 group-hover:underline"
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

function anchorOf(letter: string): string {
  return letter === "#" ? "letter-other" : `letter-${letter.toLowerCase()}`;
}
