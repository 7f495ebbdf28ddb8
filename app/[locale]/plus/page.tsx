import { getLocale, getTranslations } from "next-intl/server";
import { BenefitTable } from "#components/business/plus/benefit-table.tsx";
import { OfferForm } from "#components/business/plus/offer-form.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { formatCents } from "#lib/business/plus/price.ts";
import { plusOffer } from "#lib/platform/config/plus-offer.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";

export const revalidate = 600;

const route = "/plus";

export async function generateMetadata() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("plus.offer")]);
  const { monthly, yearly } = plusOffer.prices;
  const description = t("description", {
    monthly: formatCents(monthly.grossCents, locale),
    yearly: formatCents(yearly.grossCents, locale),
    days: plusOffer.trialDays,
  });
  return pageMetadata({ locale, title: t("title"), description, fallback: description, alternates: addresses(route) });
}

/** What Plus contains and costs. */
export default async function PlusPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("plus.offer")]);
  const { trialDays, vatPercent, withdrawalDays, householdSize } = plusOffer;
  const questions = [
    [t("trialQuestion"), t("trialAnswer", { days: trialDays })],
    [t("cancelQuestion"), t("cancelAnswer")],
    [t("withdrawQuestion"), t("withdrawAnswer", { days: withdrawalDays })],
    [t("payQuestion"), t("payAnswer", { vat: vatPercent })],
    [t("householdQuestion"), t("householdAnswer", { count: householdSize - 1 })],
  ] as const;
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: t("title"), href: address(locale, route) }]} />
      <div className="wrap">
        <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
          <div className="min-w-0">
            <p className="flex items-center gap-2 text-sm">
              <Badge variant="new">{t("new")}</Badge> {t("title")}
            </p>
            <h1 className="mt-3 text-4xl leading-[1.03]">{t("headline")}</h1>
            <p className="standfirst mt-4">{t("intro")}</p>
            <BenefitTable />
          </div>
          <OfferForm />
        </div>
        <section aria-labelledby="questions" className="section">
          <h2 id="questions" className="text-2xl">
            {t("questionsTitle")}
          </h2>
          <dl className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-3">
            {questions.map(([question, answer]) => (
              <div key={question}>
                <dt className="font-strong">{question}</dt>
                <dd className="mt-1 text-ink-2">{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}
