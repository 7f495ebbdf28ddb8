import { getLocale, getTranslations } from "next-intl/server";
import { FilterableList } from "#app/[locale]/filterable-list.tsx";
import { findHeadingPicture } from "#app/[locale]/heading-picture.ts";
import { EmptyList } from "#components/content/cards/empty-list.tsx";
import { ListHeading } from "#components/content/cards/list-heading.tsx";
import { CreateRecipeLink } from "#components/content/recipe-drafts/create-recipe-link.tsx";
import { ProfileGrid } from "#components/people/users/profile-grid.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listTerm } from "#lib/content/search-index/list-terms.ts";
import { listUsers } from "#lib/people/users/queries.ts";
import { address } from "#lib/platform/routing/address.ts";
import type { CategorySection } from "./category-view.tsx";

/** The community: its profiles and their recipes. */
export async function CommunityRecipes({ category, page, filtering }: CategorySection) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("categories.community")]);
  const { title, summary, href } = category;
  const filter = { type: "recipe", authorType: "community" } as const;
  const profiles = (await listUsers(locale)).filter((user) => user.newType === "community");
  return (
    <div className="wrap">
      <ListHeading
        title={title}
        intro={summary}
        picture={page === 1 && !filtering ? await findHeadingPicture({ locale, ...filter }) : null}
      >
        <CreateRecipeLink />
      </ListHeading>
      {page === 1 && profiles.length > 0 && (
        <section aria-labelledby="members" className="mb-(--section)">
          <SectionHeading id="members" title={t("members")} />
          <ProfileGrid profiles={profiles} heading={3} />
        </section>
      )}
      <section aria-labelledby="recipes">
        <SectionHeading
          id="recipes"
          title={t("recipes")}
          more={{ label: t("all"), href: address(locale, "/recipes/community") }}
        />
        <FilterableList
          filter={filter}
          listTerms={[listTerm.type("recipe"), listTerm.author("community")]}
          path={href}
          page={page}
          filtering={filtering}
          name={title}
          countLabel="recipes"
          heading={3}
          empty={<EmptyList />}
        />
      </section>
    </div>
  );
}
