import { getLocale, getTranslations } from "next-intl/server";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { LikedCards, type LikesSearchParams } from "#app/[locale]/profile/likes/liked-cards.tsx";
import { requireSignIn } from "#app/[locale]/profile/require-sign-in.ts";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { address, addresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("likes.page");
  return noindexMetadata(t("title"), addresses("/users/likes"));
}

type Props = { searchParams: Promise<LikesSearchParams> };

/** The likes of the signed-in user, as a page of their own. */
export default async function LikesPage({ searchParams }: Props) {
  const [query, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations("likes.page")]);
  const href = address(locale, "/users/likes");
  const user = await requireSignIn(href);
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: t("title"), href }]} />
      <div className="wrap">
        <PageHeading title={t("title")} intro={t("intro")} />
        <LikedCards locale={locale} userId={user.id} route="/users/likes" query={query} />
      </div>
    </>
  );
}
