import { getLocale, getTranslations } from "next-intl/server";
import { FactList } from "#components/business/plus/fact-list.tsx";
import { OrderForm } from "#components/business/plus/order-form.tsx";
import { TermsList } from "#components/business/plus/terms-list.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { canChangePlan, getOrderedTerm } from "#lib/business/plus/contract.ts";
import { formatCents } from "#lib/business/plus/price.ts";
import { getProductName } from "#lib/business/plus/product-name.ts";
import type { ContractRow } from "#lib/business/plus/rows.ts";
import { listTerms, listWithdrawalSections } from "#lib/business/plus/terms.ts";
import { type PlusPlan, plusOffer } from "#lib/platform/config/plus-offer.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { address } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";

/** The terms of an order, its summary and the button. */
export async function OrderSection({ plan, contract }: { plan: PlusPlan; contract: ContractRow | null }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("plus.checkout")]);
  const term = getOrderedTerm(contract, plan, currentTime());
  const [terms, withdrawal] = await Promise.all([listTerms(plan, term, locale), listWithdrawalSections(locale)]);
  const isLater = canChangePlan(contract) && contract.methodRef !== null;
  return (
    <>
      <section aria-labelledby="terms" className="grid gap-4">
        <h2 id="terms" className="text-2xl">
          {t("terms")}
        </h2>
        <TermsList sections={terms.slice(0, -withdrawal.length)} />
        <details className="rounded-2 border border-line-strong px-4">
          <summary className="min-h-11 cursor-pointer py-3 font-strong">{t("withdrawal")}</summary>
          <div className="pb-4">
            <TermsList sections={withdrawal} />
          </div>
        </details>
        <p className="text-ink-2">
          {t.rich("generalTerms", {
            terms: (text) => <TextLink href={address(locale, "/terms")}>{text}</TextLink>,
            privacy: (text) => <TextLink href={address(locale, "/privacy")}>{text}</TextLink>,
          })}
        </p>
      </section>
      <OrderForm
        key={plan}
        locale={locale}
        plan={plan}
        summary={<Summary plan={plan} term={term} isLater={isLater} />}
        messages={{
          consent: t("consent"),
          noConsent: t("noConsent"),
          noPlan: t("noPlan"),
          submit: t("submit"),
          sending: t("sending"),
          failed: t("failed"),
          limited: t("limited"),
          note: t(isLater ? "laterNote" : "payNote"),
        }}
        errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />}
      />
    </>
  );
}

interface SummaryProps {
  plan: PlusPlan;
  term: { startsAt: Date; endsAt: Date };
  /** Paid when the term begins, with the saved method. */
  isLater: boolean;
}

async function Summary({ plan, term, isLater }: SummaryProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("plus.checkout")]);
  const toDay = (date: Date) => formatLongDate(date.toISOString(), locale);
  const price = formatCents(plusOffer.prices[plan].grossCents, locale);
  const facts = [
    { label: t("product"), value: await getProductName(plan, locale) },
    { label: t("term"), value: t("termValue", { start: toDay(term.startsAt), end: toDay(term.endsAt) }) },
    {
      label: t("renewal"),
      value: plan === "monthly" ? t("renewalMonthly", { price }) : t("renewalYearly"),
    },
    { label: t("due"), value: isLater ? t("dueOn", { day: toDay(term.startsAt) }) : t("dueNow") },
    { label: t("total"), value: t("totalValue", { price, vat: plusOffer.vatPercent }) },
  ];
  return (
    <section aria-labelledby="summary" className="rounded-2 bg-tint p-5">
      <h2 id="summary" className="mb-3 text-xl">
        {t("summary")}
      </h2>
      <FactList facts={facts} />
    </section>
  );
}

function TextLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link href={href} className="text-primary underline">
      {children}
    </Link>
  );
}
