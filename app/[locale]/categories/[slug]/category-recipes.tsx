import { getLocale, getTranslations } from "next-intl/server";
import { Listing } from "#app/[locale]/listing.tsx";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { CategoryTiles } from "#components/categories/category-tiles.tsx";
import { ChipRow } from "#components/ui/chip-row.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { hyphenate } from "#lib/i18n/hyphenate.ts";
import { scope } from "#lib/search/scopes.ts";
import type { CategorySection } from "./category-view.tsx";

/** The recipes of an entry of the menu; of a group first its entries, then the recipes of all of them. */
export async function CategoryRecipes({ category, page, narrowing }: CategorySection) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("categories.page")]);
  const { id, key, kind, href, title, summary, parent, entries, siblings } = category;
  const isGroup = kind === "group";
  const categoryIds = isGroup ? entries.map((entry) => entry.id) : [id];
  const chips = isGroup ? entries : siblings;
  const showsTiles = isGroup && page === 1;
  return (
    <div className="wrap">
      <PageHeading title={hyphenate(title, locale)} intro={summary} />
      {showsTiles && <CategoryTiles categories={entries} heading={2} />}
      {!showsTiles && chips.length > 0 && (
        <ChipRow
          label={t("siblings")}
          chips={chips.map((chip) => ({ title: chip.title, href: chip.href, isCurrent: chip.id === id }))}
        />
      )}
      <div className={showsTiles ? "section" : "mt-6"}>
        {showsTiles && <h2 className="mb-4 text-2xl">{t("recipes")}</h2>}
        <Listing
          filter={{ type: "recipe", categoryIds }}
          scope={[scope.type("recipe"), scope.category(key)]}
          path={href}
          page={page}
          narrowing={narrowing}
          name={title}
          counted="recipes"
          heading={showsTiles ? 3 : 2}
          isFirst={!showsTiles}
          empty={
            <NothingYet
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
