import type { Metadata } from "next";
import { useLocale, useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "#components/ui/button.tsx";
import { address } from "#lib/i18n/address.ts";

/** Next takes the metadata of every answer with the status 404 from here, also that of the page the middleware leads to. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("errors.missing");
  return { title: t("title"), description: t("caption"), robots: { index: false, follow: true } };
}

/** For pages whose thing vanished between the middleware and the query. Part of every page, hence this small. */
export default function NotFound() {
  const t = useTranslations("errors.missing");
  return (
    <div className="wrap py-(--section)">
      <h1 className="mb-6 text-3xl">{t("title")}</h1>
      <LinkButton href={address(useLocale(), "/")}>{t("home")}</LinkButton>
    </div>
  );
}
