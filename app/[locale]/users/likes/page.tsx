import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/numbered-list.ts";
import { LikedCards } from "#app/[locale]/profile/likes/liked-cards.tsx";
import { requireProfile } from "#app/[locale]/profile/require-profile.ts";
import { Trail } from "#components/layout/trail.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { address, addresses } from "#lib/i18n/address.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("likes.page");
  return listMetadata({
    title: t("title"),
    description: "",
    alternates: addresses("/users/likes"),
    isIndexed: false,
  });
}

type Props = { searchParams: Promise<{ page?: string | string[] }> };

/** The likes of whoever reads this, as a page of their own. */
export default async function LikesPage({ searchParams }: Props) {
  const [{ page }, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations("likes.page")]);
  const href = address(locale, "/users/likes");
  const viewer = await requireProfile(href);
  return (
    <>
      <Trail crumbs={[{ title: t("title"), href }]} />
      <div className="wrap">
        <PageHeading title={t("title")} intro={t("intro")} />
        <LikedCards locale={locale} userId={viewer.id} route="/users/likes" page={page} />
      </div>
    </>
  );
}
