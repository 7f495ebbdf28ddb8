import { getTranslations } from "next-intl/server";
import { CardLine, CardTile } from "#components/cards/card.tsx";
import { CardGrid } from "#components/cards/card-grid.tsx";
import { Neighbours } from "#components/suggestions/neighbours.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCards } from "#lib/cards/queries.ts";
import { listCategories } from "#lib/categories/queries.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type Choices, toFilter } from "#lib/suggestions/choices.ts";

/** The recipes that fit: the most liked one large, four beside it, the rest below. */
export async function Suggestions({ locale, choices }: { locale: Locale; choices: Choices }) {
  const { meal, ...filter } = toFilter(choices);
  const category = (await listCategories(locale)).find(({ key }) => key === meal);
  const t = await getTranslations("suggestions.results");
  const { data, meta } = await listCards({
    locale,
    type: "recipe",
    ...filter,
    categoryIds: category && [category.id],
    sort: "popular",
  });
  const [best, ...others] = data;
  return (
    <>
      <div className="wrap mt-10">
        <p role="status" className="mb-5 text-ink-2">
          {t("count", { count: meta.pagination.count })}
        </p>
        {best && (
          <div className="grid gap-8 md:grid-cols-[1.65fr_1fr]">
            <CardTile card={best} size="lg" heading={2} priority prefetch />
            {others.length > 0 && (
              <section aria-labelledby="others">
                <h2 id="others" className="mb-5 text-xl">
                  {t("others")}
                </h2>
                <ul>
                  {others.slice(0, 4).map((card) => (
                    <li key={card.id} className="border-line not-first:mt-4 not-first:border-t not-first:pt-4">
                      <CardLine card={card} heading={3} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        )}
        {others.length > 4 && (
          <section className="section" aria-labelledby="more">
            <SectionHeading id="more" title={t("more")} />
            <CardGrid cards={others.slice(4)} />
          </section>
        )}
      </div>
      <Neighbours choices={choices} />
    </>
  );
}
