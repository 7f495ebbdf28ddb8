import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata, listPaginated } from "#app/[locale]/paginated-list.ts";
import { CardList } from "#components/cards/card-list.tsx";
import { EmptyList } from "#components/cards/empty-list.tsx";
import { CookbookGrid } from "#components/cookbooks/public/cookbook-grid.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { AdvertisingNotice } from "#components/users/advertising-notice.tsx";
import { ProfileHeader } from "#components/users/profile-header.tsx";
import { listPublicCookbooksByUser } from "#lib/cookbooks/queries.ts";
import { address, routeAddress, slugAddress } from "#lib/routing/address.ts";
import { getUser, type Profile } from "#lib/users/queries.ts";
import { profilePage } from "#lib/users/structured-data.ts";

export async function userMetadata(slug: string, page: number): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("users.page")]);
  const profile = await getUser(locale, slug);
  if (!profile) return {};
  const books = await listPublicCookbooksByUser(locale, slug);
  const alternates = { de: slugAddress("de", "/users/[slug]", slug), en: slugAddress("en", "/users/[slug]", slug) };
  return listMetadata({
    title: t("metaTitle", { name: profile.name }),
    description: profile.bio,
    alternates,
    page,
    type: "profile",
    isIndexed: profile.newType === "partner" || profile.recipeCount + profile.storyCount + books.length > 0,
  });
}

export async function UserView({ slug, page }: { slug: string; page: number }) {
  const [locale, t, index] = await Promise.all([
    getLocale(),
    getTranslations("users.page"),
    getTranslations("users.index"),
  ]);
  const profile = await getUser(locale, slug);
  if (!profile) notFound();
  const { name, href, newType } = profile;
  const [list, ownBooks] = await Promise.all([
    listPaginated({ locale, authorId: profile.id, page }),
    listPublicCookbooksByUser(locale, slug),
  ]);
  return (
    <>
      <PageBreadcrumbs
        crumbs={[
          { title: index("title"), href: address(locale, "/users") },
          { title: name, href },
        ]}
      />
      <JsonLd data={profilePage(profile)} />
      <div className="wrap">
        <ProfileHeader profile={profile} />
        <section aria-labelledby="works">
          <SectionHeading id="works" title={t("works")} />
          {newType === "partner" && <AdvertisingNotice name={name} />}
          <CardList
            list={list}
            name={name}
            countLabel={getCountKey(profile)}
            heading={3}
            getHref={(number) => routeAddress(locale, "/users/[slug]", { slug }, number)}
            empty={<EmptyList title={t("emptyTitle")} text={t("emptyText", { name })} />}
          />
        </section>
        {page === 1 && ownBooks.length > 0 && (
          <section aria-labelledby="books" className="section">
            <SectionHeading id="books" title={t("cookbooks")} />
            <CookbookGrid cookbooks={ownBooks} heading={3} />
          </section>
        )}
      </div>
    </>
  );
}

function getCountKey({ recipeCount, storyCount }: Profile) {
  if (storyCount === 0) return "recipes";
  return recipeCount === 0 ? "stories" : "all";
}
