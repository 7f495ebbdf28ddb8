import type { Metadata } from "next";
import { useLocale, useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "#components/ui/button.tsx";
import { address } from "#lib/platform/routing/address.ts";

/** Next.js takes the metadata of every 404 response from this file, also of not-found/page.tsx. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("errors.notFound");
  return { title: t("title"), description: t("caption"), robots: { index: false, follow: true } };
}

/**
 * For a page whose content disappeared between middleware and query. It is part of every page,
 * hence small.
 */
export default function NotFound() {
  const t = useTranslations("errors.notFound");
  return (
    <div className="wrap py-(--section)">
      <h1 className="mb-6 text-3xl">{t("title")}</h1>
      <LinkButton href={address(useLocale(), "/")}>{t("home")}</LinkButton>
    </div>
  );
}
