import { getLocale, getTranslations } from "next-intl/server";
import { listNumbered } from "#app/[locale]/numbered-list.ts";
import { CardList } from "#components/cards/card-list.tsx";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { KitchenGrid } from "#components/users/kitchen-grid.tsx";
import { address, fill } from "#lib/i18n/address.ts";
import { listUsers } from "#lib/users/queries.ts";
import type { CategorySection } from "./category-view.tsx";

/** The community: who cooks along, and what they have written down. */
export async function CommunityRecipes({ category, page }: CategorySection) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("categories.community")]);
  const { title, summary, slug } = category;
  const [list, users] = await Promise.all([
    listNumbered({ locale, type: "recipe", authorType: "community", page }),
    listUsers(locale),
  ]);
  const kitchens = users.filter((user) => user.newType === "community");
  return (
    <div className="wrap">
      <PageHeading title={title} intro={summary} />
      {page === 1 && kitchens.length > 0 && (
        <section aria-labelledby="kitchens" className="mb-(--section)">
          <SectionHeading id="kitchens" title={t("kitchens")} />
          <KitchenGrid kitchens={kitchens} heading={3} />
        </section>
      )}
      <section aria-labelledby="recipes">
        <SectionHeading
          id="recipes"
          title={t("recipes")}
          more={{ label: t("all"), href: address(locale, "/recipes/community") }}
        />
        <CardList
          list={list}
          name={title}
          counted="recipes"
          heading={3}
          hrefOf={(number) => fill(locale, "/categories/[slug]", { slug }, number)}
          empty={<NothingYet />}
        />
      </section>
    </div>
  );
}
