import { getLocale, getTranslations } from "next-intl/server";
import { FilterableList } from "#app/[locale]/filterable-list.tsx";
import { findHeadingPicture } from "#app/[locale]/heading-picture.ts";
import { EmptyList } from "#components/content/cards/empty-list.tsx";
import { ListHeading } from "#components/content/cards/list-heading.tsx";
import { CategoryTiles } from "#components/content/categories/category-tiles.tsx";
import { ChipRow } from "#components/ui/navigation/chip-row.tsx";
import { listCategoryTiles } from "#lib/content/categories/tile-queries.ts";
import { listTerm } from "#lib/content/search-index/list-terms.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";
import type { CategorySection } from "./category-view.tsx";

/**
 * The recipes of a category; of a group, its categories first and then the recipes of all of them.
 */
export async function CategoryRecipes({ category, page, filtering }: CategorySection) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("categories.page")]);
  const { id, key, kind, href, title, summary, parent, entries, siblings } = category;
  const isGroup = kind === "group";
  const categoryIds = isGroup ? entries.map((entry) => entry.id) : [id];
  const chips = isGroup ? entries : siblings;
  const showsTiles = isGroup && page === 1;
  const hasPicture = page === 1 && !filtering;
  const all = showsTiles || hasPicture ? await listCategoryTiles(locale) : [];
  const tiles = all.filter(({ parentId }) => parentId === id);
  const own = all.find((candidate) => candidate.id === id)?.picture;
  const list = { locale, type: "recipe", categoryIds } as const;
  const hasChips = !showsTiles && chips.length > 0;
  return (
    <div className="wrap">
      <ListHeading
        title={hyphenate(title, locale)}
        intro={summary}
        picture={hasPicture ? await findHeadingPicture(list, own, tiles) : null}
        links={
          hasChips && (
            <ChipRow
              label={t("siblings")}
              chips={chips.map((chip) => ({ title: chip.title, href: chip.href, isCurrent: chip.id === id }))}
            />
          )
        }
      />
      {showsTiles && <CategoryTiles categories={tiles} heading={2} />}
      <div className={showsTiles ? "section" : undefined}>
        {showsTiles && <h2 className="mb-4 text-2xl">{t("recipes")}</h2>}
        <FilterableList
          filter={{ type: "recipe", categoryIds }}
          listTerms={[listTerm.type("recipe"), listTerm.category(key)]}
          path={href}
          page={page}
          filtering={filtering}
          name={title}
          countLabel="recipes"
          heading={showsTiles ? 3 : 2}
          isFirst={!showsTiles}
          empty={
            <EmptyList
              title={t("emptyTitle")}
              text={t("emptyText", { title })}
              action={parent ? { label: parent.title, href: parent.href } : undefined}
            />
          }
        />
      </div>
    </div>
  );
}
