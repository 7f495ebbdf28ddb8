import { getLocale, getTranslations } from "next-intl/server";
import { FactList } from "#components/business/plus/fact-list.tsx";
import { Button, LinkButton } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { startTrialAction } from "#lib/business/plus/actions.ts";
import { startTrial } from "#lib/business/plus/contract.ts";
import { type PlusPlan, plusOffer } from "#lib/platform/config/plus-offer.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { address } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";

/** The trial, which costs nothing: no order, so no button that says so. */
export async function TrialSection({ plan }: { plan: PlusPlan }) {
  const [locale, t, product] = await Promise.all([
    getLocale(),
    getTranslations("plus.checkout"),
    getTranslations("plus.offer"),
  ]);
  const day = formatLongDate(startTrial(currentTime()).periodEndsAt.toISOString(), locale);
  const facts = [
    { label: t("product"), value: product("title") },
    { label: t("term"), value: t("trialEnd", { day }) },
    { label: t("total"), value: t("trialPrice") },
  ];
  return (
    <div className="wrap pt-6 md:pt-8">
      <div className="mx-auto max-w-[46rem]">
        <PageHeading title={t("trialTitle")} intro={t("trialText", { days: plusOffer.trialDays, day })} />
        <section aria-labelledby="summary" className="rounded-2 bg-tint p-5">
          <h2 id="summary" className="mb-3 text-xl">
            {t("summary")}
          </h2>
          <FactList facts={facts} />
        </section>
        <PlainForm action={startTrialAction} className="mt-6 flex flex-wrap items-center gap-3">
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" size="lg">
            {t("trialSubmit")}
          </Button>
          <LinkButton href={`${address(locale, "/checkout")}?plan=${plan}`} variant="quiet">
            {t("orderInstead")}
          </LinkButton>
        </PlainForm>
      </div>
    </div>
  );
}
