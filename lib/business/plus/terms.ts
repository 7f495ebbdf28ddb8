import "server-only";
import { type PlusPlan, plusOffer } from "#lib/platform/config/plus-offer.ts";
import { site } from "#lib/platform/config/site.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { address } from "#lib/platform/routing/address.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";
import type { Term } from "./contract.ts";
import { formatCents } from "./price.ts";

export interface TermsSection {
  title: string;
  text: string;
}

/**
 * The terms of a paid contract: what the page shows before the order, and what the confirmation
 * repeats on a durable medium (§ 312f BGB).
 */
export async function listTerms(plan: PlusPlan, term: Term, locale: Locale): Promise<TermsSection[]> {
  const t = await createMessageTranslator(locale, { namespace: "plus.terms" });
  const { grossCents } = plusOffer.prices[plan];
  const values = {
    price: formatCents(grossCents, locale),
    vat: String(plusOffer.vatPercent),
    start: formatLongDate(term.startsAt.toISOString(), locale),
    end: formatLongDate(term.endsAt.toISOString(), locale),
    graceDays: String(plusOffer.graceDays),
    ...(await getSellerValues(locale)),
  };
  return [
    { title: t("contentTitle"), text: t("content", { householdSize: plusOffer.householdSize }) },
    { title: t("priceTitle"), text: t(plan === "monthly" ? "priceMonthly" : "priceYearly", values) },
    { title: t("termTitle"), text: t(plan === "monthly" ? "termMonthly" : "termYearly", values) },
    { title: t("paymentTitle"), text: t(plan === "monthly" ? "paymentMonthly" : "paymentYearly", values) },
    { title: t("sellerTitle"), text: t("seller", values) },
    ...(await listWithdrawalSections(locale)),
  ];
}

/**
 * Withdrawal information with the model form (annexes 1 and 2 of Article 246a EGBGB), and with the
 * place of the withdrawal function (§ 356a BGB). Plus is a digital service: the right does not end
 * with the start, only with complete performance (§ 356 (4) BGB). The whole price is paid back.
 */
export async function listWithdrawalSections(locale: Locale): Promise<TermsSection[]> {
  const t = await createMessageTranslator(locale, { namespace: "plus.withdrawal" });
  const values = { ...(await getSellerValues(locale)), link: absoluteUrl(address(locale, "/withdraw-contract")) };
  return [
    { title: t("rightTitle"), text: t("right", values) },
    { title: t("effectTitle"), text: t("effect") },
    { title: t("expiryTitle"), text: t("expiry") },
    { title: t("formTitle"), text: t("form", values) },
  ];
}

/** Name, address and email of the operator. What the imprint lacks is left out. */
async function getSellerValues(locale: Locale) {
  const { name, street, city } = site.imprint;
  const t = await createMessageTranslator(locale, { namespace: "plus.terms" });
  const address = [street, city].filter(Boolean).join(", ");
  return { seller: [name ?? site.name, address || t("noAddress")].join(", "), email: site.mail };
}
