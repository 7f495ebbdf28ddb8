import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { FollowAuthor, FollowersOf } from "#components/people/follows/follow-author.tsx";
import { ReportButton } from "#components/people/reports/report-button.tsx";
import { ProfileHeader } from "#components/people/users/profile-header.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { listCards } from "#lib/content/cards/queries.ts";
import { listAuthorTopics } from "#lib/content/categories/author-queries.ts";
import { countFollowers } from "#lib/people/follows/queries.ts";
import { candidateCount } from "#lib/people/users/profile-pictures.ts";
import { profilePage } from "#lib/people/users/structured-data.ts";
import { address } from "#lib/platform/routing/address.ts";
import type { AuthorTab } from "#lib/platform/routing/author-tabs.ts";
import { AuthorWorks } from "./author-works.tsx";
import { loadAuthor } from "./load-author.ts";
import { PartnerWorks } from "./partner-works.tsx";

interface UserViewProps {
  slug: string;
  page: number;
  /** A tab with an address of its own; without one the first tab is shown. */
  tab?: AuthorTab;
}

/** A public profile: who it is, and a page of what they have published. */
export async function UserView({ slug, page, tab }: UserViewProps) {
  const [locale, t, users, report] = await Promise.all([
    getLocale(),
    getTranslations("users.page"),
    getTranslations("users"),
    getTranslations("reports.button"),
  ]);
  const author = await loadAuthor(locale, slug, tab);
  if (!author) notFound();
  const { profile, alternates } = author;
  const { id, name, href, newType } = profile;
  const isPartner = newType === "partner";
  const parentCrumb = isPartner
    ? { title: users("partners.crumb"), href: address(locale, "/partners") }
    : { title: users("index.title"), href: address(locale, "/users") };
  const shown = { locale, authorId: id, size: candidateCount };
  const [followerCount, topics, popular, newest] = await Promise.all([
    countFollowers(id),
    listAuthorTopics(locale, id),
    listCards({ ...shown, sort: "popular" }),
    // The popular ones leave out what has no like yet. The first tab of an author has the recipes.
    listCards(isPartner ? shown : { ...shown, type: "recipe" }),
  ]);
  const works = [...popular.data, ...newest.data];
  const tabCrumbs = tab ? [{ title: t("tab", { tab }), href: alternates[locale] ?? href }] : [];
  return (
    <>
      <PageBreadcrumbs crumbs={[parentCrumb, { title: name, href }, ...tabCrumbs]} />
      {!tab && <JsonLd data={profilePage(profile)} />}
      <div className="wrap">
        <ProfileHeader
          profile={profile}
          topics={topics}
          works={works.map(({ picture }) => picture)}
          cards={newest.data.map(({ picture }) => picture)}
          follow={<FollowAuthor author={profile} pageCount={followerCount} />}
          followerCount={<FollowersOf authorId={id} count={followerCount} />}
        />
        {isPartner ? <PartnerWorks partner={profile} page={page} /> : <AuthorWorks author={author} page={page} />}
        <p className="mt-8 print:hidden">
          <ReportButton target={{ type: "user", id }} locale={locale} href={href} label={report("user")} />
        </p>
      </div>
    </>
  );
}
