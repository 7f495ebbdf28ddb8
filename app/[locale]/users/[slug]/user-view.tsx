import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata, listNumbered } from "#app/[locale]/numbered-list.ts";
import { CardList } from "#components/cards/card-list.tsx";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { BookShelf } from "#components/cookbooks/book-shelf.tsx";
import { Trail } from "#components/layout/trail.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { AdvertisingNote } from "#components/users/advertising-note.tsx";
import { ProfileHead } from "#components/users/profile-head.tsx";
import { listCookbooksOf } from "#lib/cookbooks/queries.ts";
import { address, fill, slugAddress } from "#lib/i18n/address.ts";
import { getUser, type Profile } from "#lib/users/queries.ts";
import { profilePage } from "#lib/users/structured-data.ts";

export async function userMetadata(slug: string, page: number): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("users.page")]);
  const profile = await getUser(locale, slug);
  if (!profile) return {};
  const books = await listCookbooksOf(locale, slug);
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
    listNumbered({ locale, authorId: profile.id, page }),
    listCookbooksOf(locale, slug),
  ]);
  return (
    <>
      <Trail
        crumbs={[
          { title: index("title"), href: address(locale, "/users") },
          { title: name, href },
        ]}
      />
      <JsonLd data={profilePage(profile)} />
      <div className="wrap">
        <ProfileHead profile={profile} />
        <section aria-labelledby="works">
          <SectionHeading id="works" title={t("works")} />
          {newType === "partner" && <AdvertisingNote name={name} />}
          <CardList
            list={list}
            name={name}
            counted={countedOf(profile)}
            heading={3}
            hrefOf={(number) => fill(locale, "/users/[slug]", { slug }, number)}
            empty={<NothingYet title={t("emptyTitle")} text={t("emptyText", { name })} />}
          />
        </section>
        {page === 1 && ownBooks.length > 0 && (
          <section aria-labelledby="books" className="section">
            <SectionHeading id="books" title={t("cookbooks")} />
            <BookShelf books={ownBooks} heading={3} />
          </section>
        )}
      </div>
    </>
  );
}

function countedOf({ recipeCount, storyCount }: Profile) {
  if (storyCount === 0) return "recipes";
  return recipeCount === 0 ? "stories" : "all";
}
