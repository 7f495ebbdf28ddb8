import { type PlusPlan, plusOffer } from "#lib/platform/config/plus-offer.ts";
import type { PlusContractState } from "#lib/platform/db/tables/plus/contracts.ts";
import { addDays, addMonths } from "./term.ts";

/** What decides about a contract. The functions of this file return changed copies. */
export interface Contract {
  state: PlusContractState;
  plan: PlusPlan | null;
  nextPlan: PlusPlan | null;
  trialEndsAt: Date | null;
  periodStartsAt: Date;
  periodEndsAt: Date;
  billingDay: number | null;
  /** A later day than the end of the term, on which the contract is to end; see `cancel`. */
  cancelsAt: Date | null;
  /** The latest cancellation: an order placed before it has no successor. */
  cancelledAt: Date | null;
  endedAt: Date | null;
}

/** A paid term. */
export interface Term {
  startsAt: Date;
  endsAt: Date;
}

/** What a member sees: an active contract is cancelled when no plan follows the current term. */
type ContractStatus = PlusContractState | "cancelled";

export function getStatus({ state, nextPlan }: Contract): ContractStatus {
  return state === "active" && nextPlan === null ? "cancelled" : state;
}

/** Whether the member has Plus. A failing payment ends it only after the days of grace. */
export function hasPlus(contract: Contract | null): boolean {
  return contract !== null && contract.state !== "ended";
}

/** Everyone has one trial, before their first order. */
export function canStartTrial(contract: Contract | null): boolean {
  return contract === null;
}

export function startTrial(now: Date): Contract {
  const endsAt = addDays(now, plusOffer.trialDays);
  return {
    state: "trial",
    plan: null,
    nextPlan: null,
    trialEndsAt: endsAt,
    periodStartsAt: now,
    periodEndsAt: endsAt,
    billingDay: null,
    cancelsAt: null,
    cancelledAt: null,
    endedAt: null,
  };
}

/** The term that an order placed now begins: after what is left of the trial or the paid term. */
export function getOrderedTerm(contract: Contract | null, plan: PlusPlan, now: Date): Term {
  const continued = getContinued(contract);
  const startsAt = getNextStart(continued, now);
  const day = continued?.billingDay ?? startsAt.getUTCDate();
  return { startsAt, endsAt: addMonths(startsAt, plusOffer.prices[plan].months, day) };
}

/** What an order adds to. The day on which a contract was billed is over with the contract. */
function getContinued(contract: Contract | null): Contract | null {
  return contract?.state === "ended" ? null : contract;
}

function getNextStart(contract: Contract | null, now: Date): Date {
  if (!contract) return now;
  // The days of grace belong to the unpaid term.
  if (contract.state === "past_due") return contract.periodEndsAt;
  return contract.periodEndsAt > now ? contract.periodEndsAt : now;
}

interface Payment {
  plan: PlusPlan;
  kind: "order" | "renewal";
  /** When the order was placed. */
  createdAt: Date;
}

/**
 * The contract after a payment has arrived, and the term it paid for. An order takes an earlier
 * cancellation back. What was ordered or charged before the cancellation and paid afterwards does
 * not: it is one term.
 */
export function applyPayment(
  contract: Contract | null,
  { plan, kind, createdAt }: Payment,
  now: Date,
): { contract: Contract; term: Term } {
  const continued = getContinued(contract);
  const cancelledAt = contract?.cancelledAt ?? null;
  const takesBack = kind === "order" && (cancelledAt === null || createdAt > cancelledAt);
  const term = getOrderedTerm(continued, plan, now);
  const changed: Contract = {
    state: "active",
    plan,
    nextPlan: plan === "monthly" && (takesBack || contract?.nextPlan) ? "monthly" : null,
    trialEndsAt: contract?.trialEndsAt ?? null,
    // A term paid for in advance lengthens the current one.
    periodStartsAt: continued && term.startsAt > now ? continued.periodStartsAt : term.startsAt,
    periodEndsAt: term.endsAt,
    cancelsAt: takesBack ? null : (contract?.cancelsAt ?? null),
    cancelledAt,
    billingDay: continued?.billingDay ?? term.startsAt.getUTCDate(),
    endedAt: null,
  };
  return { contract: changed, term };
}

/** Whether another plan can follow the current term, paid when it begins. */
export function canChangePlan(contract: Contract | null): contract is Contract {
  return contract?.state === "active";
}

/** Has a plan follow the current term; also takes a cancellation back. */
export function changePlan(contract: Contract, plan: PlusPlan): Contract {
  return canChangePlan(contract) ? { ...contract, nextPlan: plan, cancelsAt: null } : contract;
}

/** Whether there is something to cancel. */
export function canCancel(contract: Contract | null): contract is Contract {
  if (!contract || contract.state === "ended") return false;
  return contract.state !== "active" || contract.nextPlan !== null;
}

/**
 * Cancels to the end of the paid term. What is not paid for, a trial too, ends at once. Where there
 * is nothing to cancel, the time alone is noted.
 *
 * @param day a later end that was asked for: then the term in which it lies is the last one. It
 *   comes from a form that is open to all, so it never puts off an end that was asked for before.
 */
export function cancel(contract: Contract, now: Date, day: Date | null = null): Contract {
  const noted: Contract = { ...contract, cancelledAt: now };
  if (!canCancel(contract)) return noted;
  if (contract.state !== "active") return end(noted, now);
  if (!day || day <= contract.periodEndsAt) return { ...noted, nextPlan: null, cancelsAt: null };
  const isPutOff = contract.cancelsAt !== null && day > contract.cancelsAt;
  return isPutOff ? noted : { ...noted, cancelsAt: day };
}

/**
 * The same for a declaration of anyone, who need not be the member: it takes nothing away at once.
 * A term that is not paid for is not charged any more and ends with the days of grace, a trial ends
 * by itself.
 */
export function cancelForAnyone(contract: Contract, now: Date, day: Date | null = null): Contract {
  if (contract.state === "trial") return { ...contract, cancelledAt: now };
  if (contract.state === "past_due") return { ...contract, nextPlan: null, cancelsAt: null, cancelledAt: now };
  return cancel(contract, now, day);
}

/** When a contract ends that goes on no longer. */
export function getEnd({ state, endedAt, cancelsAt, periodEndsAt }: Contract): Date {
  if (state === "past_due") return addDays(periodEndsAt, plusOffer.graceDays);
  return endedAt ?? cancelsAt ?? periodEndsAt;
}

/**
 * The contract after a withdrawal. What was not withdrawn from stays: other paid terms with the
 * days before them, or the rest of the trial. Otherwise the contract ends at once.
 *
 * @param paidUntil end of the last paid term that was not withdrawn from; null without one
 */
export function withdraw(contract: Contract, paidUntil: Date | null, now: Date): Contract {
  const { trialEndsAt } = contract;
  // As after a cancellation, no order that is still open may continue the contract.
  const rest: Contract = { ...contract, nextPlan: null, cancelsAt: null, cancelledAt: now };
  if (paidUntil && paidUntil > now) return { ...rest, periodEndsAt: paidUntil };
  // What was ordered after a cancelled trial has a period of its own.
  const isInTrial = trialEndsAt && addDays(trialEndsAt, -plusOffer.trialDays) >= contract.periodStartsAt;
  if (!isInTrial || trialEndsAt <= now) return end(rest, now);
  return { ...rest, state: "trial", plan: null, billingDay: null, periodEndsAt: trialEndsAt };
}

function end(contract: Contract, now: Date): Contract {
  return { ...contract, state: "ended", nextPlan: null, cancelsAt: null, endedAt: now };
}

/**
 * What time alone does: a term that is over ends the contract, or its successor becomes due. Due
 * payments that do not arrive end it after the days of grace.
 */
export function advance(contract: Contract, now: Date): Contract {
  if (contract.state === "ended" || now < contract.periodEndsAt) return contract;
  if (contract.state === "past_due") {
    const isOver = now >= addDays(contract.periodEndsAt, plusOffer.graceDays);
    // The plan says that it was not cancelled: a payment that arrives late after all continues it.
    return isOver ? { ...end(contract, now), nextPlan: contract.nextPlan } : contract;
  }
  const isCancelled = contract.cancelsAt !== null && contract.cancelsAt <= contract.periodEndsAt;
  return contract.nextPlan === null || isCancelled ? end(contract, now) : { ...contract, state: "past_due" };
}
