import { getLocale, getTranslations } from "next-intl/server";
import { listPaginated } from "#app/[locale]/paginated-list.ts";
import { CardList } from "#components/content/cards/card-list.tsx";
import { EmptyList } from "#components/content/cards/empty-list.tsx";
import { CookbookGrid } from "#components/kitchen/cookbooks/public/cookbook-grid.tsx";
import { AdvertisingNotice } from "#components/people/users/advertising-notice.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listPublicCookbooksByUser } from "#lib/kitchen/cookbooks/queries.ts";
import type { Profile } from "#lib/people/users/queries.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

/** All works of a partner in one list, labelled as advertising, and below it their cookbooks. */
export async function PartnerWorks({ partner, page }: { partner: Profile; page: number }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("users.page")]);
  const { id, slug, name } = partner;
  const [list, ownBooks] = await Promise.all([
    listPaginated({ locale, authorId: id, page }),
    listPublicCookbooksByUser(locale, slug),
  ]);
  return (
    <>
      <section aria-labelledby="works">
        <SectionHeading id="works" title={t("works")} />
        <AdvertisingNotice name={name} />
        <CardList
          list={list}
          name={name}
          countLabel={getCountKey(partner)}
          heading={3}
          isOnAuthorPage
          // The head of the page has the numbers.
          toolbar=""
          getHref={(number) => routeAddress(locale, "/users/[slug]", { slug }, number)}
          empty={<EmptyList title={t("emptyTitle")} text={t("emptyText", { name })} />}
        />
      </section>
      {page === 1 && ownBooks.length > 0 && (
        <section aria-labelledby="books" className="section">
          <SectionHeading id="books" title={t("tab", { tab: "cookbooks" })} />
          <CookbookGrid cookbooks={ownBooks} heading={3} />
        </section>
      )}
    </>
  );
}

function getCountKey({ recipeCount, storyCount }: Profile) {
  if (storyCount === 0) return "recipes";
  return recipeCount === 0 ? "stories" : "all";
}
