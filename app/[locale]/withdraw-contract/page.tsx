import { getLocale, getTranslations } from "next-intl/server";
import { WithdrawalForm } from "#components/business/plus/withdrawal-form.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { plusOffer } from "#lib/platform/config/plus-offer.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";

export const revalidate = 600;

const route = "/withdraw-contract";

export async function generateMetadata() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("plus.withdrawalForm")]);
  const description = t("intro", { days: plusOffer.withdrawalDays });
  return pageMetadata({
    locale,
    title: t("metaTitle"),
    description,
    fallback: description,
    alternates: addresses(route),
  });
}

/**
 * The withdrawal function of § 356a BGB, without signing in. Its link „Vertrag widerrufen“ stands
 * on every page; the button „Widerruf bestätigen“ sends the declaration. It is always there, not
 * only within the withdrawal period of a reader, whom this page does not know.
 */
export default async function WithdrawContractPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("plus.withdrawalForm")]);
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: t("title"), href: address(locale, route) }]} />
      <div className="wrap">
        <PageHeading title={t("title")} intro={t("intro", { days: plusOffer.withdrawalDays })} />
        <WithdrawalForm />
      </div>
    </>
  );
}
