import { getLocale, getTranslations } from "next-intl/server";
import { CancellationForm } from "#components/business/plus/cancellation-form.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";

export const revalidate = 600;

const route = "/cancel-contract";

export async function generateMetadata() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("plus.cancellation")]);
  const description = t("intro");
  return pageMetadata({
    locale,
    title: t("metaTitle"),
    description,
    fallback: description,
    alternates: addresses(route),
  });
}

/** Cancels contracts without signing in (§ 312k BGB). */
export default async function CancelContractPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("plus.cancellation")]);
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: t("title"), href: address(locale, route) }]} />
      <div className="wrap">
        <PageHeading title={t("title")} intro={t("intro")} />
        <CancellationForm />
      </div>
    </>
  );
}
