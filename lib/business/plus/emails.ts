import "server-only";
import { type PlusPlan, plusOffer } from "#lib/platform/config/plus-offer.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { formatDateTime, formatLongDate } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { PlusEmail } from "#lib/platform/mail/plus-email.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { address } from "#lib/platform/routing/address.ts";
import type { Term } from "./contract.ts";
import { formatCents } from "./price.ts";
import { getProductName } from "./product-name.ts";
import { addDays, addMonths } from "./term.ts";
import { listTerms } from "./terms.ts";

/** What has happened to a contract. */
type ContractEvent =
  | { event: "trialStarted"; endsAt: Date }
  | { event: "ordered" | "renewed"; plan: PlusPlan; grossCents: number; term: Term; number: string }
  | { event: "planChanged"; plan: PlusPlan; startsAt: Date }
  | { event: "paymentFailed"; grossCents: number; dueAt: Date }
  | { event: "cancelled"; endsAt: Date; at: Date }
  | { event: "ended" };

/** Queues the email that tells a member what has happened to the contract. */
export async function sendPlusEmail(
  tx: Transaction,
  to: string,
  locale: Locale,
  happened: ContractEvent,
): Promise<void> {
  const email: PlusEmail = {
    kind: "plus",
    event: happened.event,
    values: await formatValues(happened, locale),
    details: await listDetails(happened, locale),
    link: address(locale, happened.event === "ended" ? "/plus" : "/profile/plus"),
  };
  await queueEmail(tx, { to, locale, email });
}

async function formatValues(happened: ContractEvent, locale: Locale): Promise<Record<string, string>> {
  const toDay = (date: Date) => formatLongDate(date.toISOString(), locale);
  switch (happened.event) {
    case "ordered":
    case "renewed":
      return {
        product: await getProductName(happened.plan, locale),
        price: formatCents(happened.grossCents, locale),
        start: toDay(happened.term.startsAt),
        end: toDay(happened.term.endsAt),
        number: happened.number,
      };
    case "planChanged":
      return { product: await getProductName(happened.plan, locale), start: toDay(happened.startsAt) };
    case "paymentFailed":
      return {
        price: formatCents(happened.grossCents, locale),
        end: toDay(addDays(happened.dueAt, plusOffer.graceDays)),
      };
    case "cancelled":
      return { end: toDay(happened.endsAt), at: formatDateTime(happened.at, locale) };
    case "trialStarted":
      return { end: toDay(happened.endsAt) };
    default:
      return {};
  }
}

/** A new contract is confirmed with all its terms (§ 312f (2) BGB). */
async function listDetails(happened: ContractEvent, locale: Locale): Promise<string[]> {
  const contract = toOrderedContract(happened);
  if (!contract) return [];
  const sections = await listTerms(contract.plan, contract.term, locale);
  return sections.map(({ title, text }) => `${title}: ${text}`);
}

function toOrderedContract(happened: ContractEvent): { plan: PlusPlan; term: Term } | null {
  if (happened.event === "ordered") return happened;
  if (happened.event !== "planChanged") return null;
  const { plan, startsAt } = happened;
  const endsAt = addMonths(startsAt, plusOffer.prices[plan].months, startsAt.getUTCDate());
  return { plan, term: { startsAt, endsAt } };
}
