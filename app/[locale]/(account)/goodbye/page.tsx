import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/numbered-list.ts";
import { LinkButton } from "#components/ui/button.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { getViewer } from "#lib/auth/viewer.ts";
import { address, addresses } from "#lib/i18n/address.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("users.goodbye");
  return listMetadata({
    title: t("metaTitle"),
    description: t("text"),
    alternates: addresses("/goodbye"),
    isIndexed: false,
  });
}

/** Where somebody arrives who has just asked to be deleted. */
export default async function GoodbyePage() {
  const [locale, t, viewer] = await Promise.all([getLocale(), getTranslations("users.goodbye"), getViewer()]);
  if (viewer) redirect(address(locale, "/profile/settings"));
  return (
    <div className="wrap pt-8 md:pt-12">
      <PageHeading title={t("title")} intro={t("text")} />
      <div className="flex flex-wrap gap-3">
        <LinkButton href={address(locale, "/login")}>{t("login")}</LinkButton>
        <LinkButton href={address(locale, "/")} look="secondary">
          {t("home")}
        </LinkButton>
      </div>
    </div>
  );
}
