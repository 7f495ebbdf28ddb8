import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { LinkButton } from "#components/ui/button.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("accounts.goodbye");
  return listMetadata({
    title: t("metaTitle"),
    description: t("text"),
    alternates: addresses("/goodbye"),
    isIndexed: false,
  });
}

/** Shown after a request for deletion. */
export default async function GoodbyePage() {
  const [locale, t, user] = await Promise.all([getLocale(), getTranslations("accounts.goodbye"), getSessionUser()]);
  if (user) redirect(address(locale, "/profile/settings"));
  return (
    <div className="wrap pt-8 md:pt-12">
      <PageHeading title={t("title")} intro={t("text")} />
      <div className="flex flex-wrap gap-3">
        <LinkButton href={address(locale, "/login")}>{t("login")}</LinkButton>
        <LinkButton href={address(locale, "/")} variant="secondary">
          {t("home")}
        </LinkButton>
      </div>
    </div>
  );
}
