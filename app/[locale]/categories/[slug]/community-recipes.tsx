import { getLocale, getTranslations } from "next-intl/server";
import { Listing } from "#app/[locale]/listing.tsx";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { KitchenGrid } from "#components/users/kitchen-grid.tsx";
import { address } from "#lib/i18n/address.ts";
import { scope } from "#lib/search/scopes.ts";
import { listUsers } from "#lib/users/queries.ts";
import type { CategorySection } from "./category-view.tsx";

/** The community: who cooks along, and what they have written down. */
export async function CommunityRecipes({ category, page, narrowing }: CategorySection) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("categories.community")]);
  const { title, summary, href } = category;
  const kitchens = (await listUsers(locale)).filter((user) => user.newType === "community");
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
        <Listing
          filter={{ type: "recipe", authorType: "community" }}
          scope={[scope.type("recipe"), scope.author("community")]}
          path={href}
          page={page}
          narrowing={narrowing}
          name={title}
          counted="recipes"
          heading={3}
          empty={<NothingYet />}
        />
      </section>
    </div>
  );
}
