import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  advance,
  applyPayment,
  type Contract,
  canCancel,
  canChangePlan,
  cancel,
  cancelForAnyone,
  canStartTrial,
  changePlan,
  getEnd,
  getOrderedTerm,
  getStatus,
  hasPlus,
  startTrial,
  type Term,
  withdraw,
} from "#lib/business/plus/contract.ts";
import { addDays } from "#lib/business/plus/term.ts";
import { type PlusPlan, plusOffer, plusPlans } from "#lib/platform/config/plus-offer.ts";

const start = new Date("2026-01-31T10:00:00Z");
/** An order that is paid when it is placed, or later. */
const order = (contract: Contract | null, plan: PlusPlan, now: Date, createdAt = now) =>
  applyPayment(contract, { plan, kind: "order", createdAt }, now);
const renew = (contract: Contract | null, plan: PlusPlan, now: Date) =>
  applyPayment(contract, { plan, kind: "renewal", createdAt: now }, now);

/** Has a day of the calendar pass, with the charges the provider would make. */
function passDays(contract: Contract, now: Date, days: number, pays: boolean) {
  let current = contract;
  const terms: Term[] = [];
  for (let day = 1; day <= days; day += 1) {
    const today = addDays(now, day);
    current = advance(current, today);
    if (current.state === "past_due" && current.nextPlan && pays) {
      const paid = renew(current, current.nextPlan, today);
      current = paid.contract;
      terms.push(paid.term);
    }
  }
  return { contract: current, terms };
}

/** What a member can expect, in much simpler terms than the contract. */
interface Expectation {
  /** Nothing can be charged without a new order. */
  isFinal: boolean;
  cancelledAt: Date;
}

interface PlacedOrder {
  plan: PlusPlan;
  createdAt: Date;
}

interface System {
  contract: Contract | null;
  now: Date;
  terms: Term[];
  /** Orders that are not paid yet. */
  placed: PlacedOrder[];
  /** Terms of orders, which can be withdrawn from. */
  ordered: Term[];
}

type Command = fc.Command<Expectation, System>;

function checkInvariants({ contract, now, terms }: System): void {
  if (!contract) return;
  expect(hasPlus(contract)).toBe(contract.state !== "ended");
  expect(contract.state === "ended").toBe(contract.endedAt !== null);
  expect(contract.periodStartsAt < contract.periodEndsAt).toBe(true);
  expect(contract.state === "trial").toBe(contract.plan === null && contract.state !== "ended");
  if (contract.state === "ended") expect(canCancel(contract)).toBe(false);
  if (contract.state === "past_due") expect(now >= contract.periodEndsAt).toBe(true);
  // What is paid for once is not paid for again.
  const sorted = terms.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  for (const [index, term] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next) expect(next.startsAt >= term.endsAt).toBe(true);
  }
  // A paid term is never shortened.
  const paidUntil = sorted.at(-1)?.endsAt;
  if (paidUntil && paidUntil > now) expect(hasPlus(contract)).toBe(true);
}

const command = (name: string, run: (model: Expectation, system: System) => void): Command => ({
  check: () => true,
  run(model, system) {
    run(model, system);
    checkInvariants(system);
    // No two events are at the same moment.
    system.now = new Date(system.now.getTime() + 1);
  },
  toString: () => name,
});

function pay(model: Expectation, system: System, { plan, createdAt }: PlacedOrder): void {
  const { contract, term } = order(system.contract, plan, system.now, createdAt);
  system.contract = contract;
  system.terms.push(term);
  system.ordered.push(term);
  // A cancellation after it was placed stays, and its own term goes on no longer.
  if (plan === "yearly") model.isFinal = true;
  else if (createdAt > model.cancelledAt) model.isFinal = false;
}

const commands = [
  fc.constant(
    command("trial", (_, system) => {
      if (canStartTrial(system.contract)) system.contract = startTrial(system.now);
    }),
  ),
  fc
    .constantFrom(...plusPlans)
    .map((plan) => command(`order ${plan}`, (model, system) => pay(model, system, { plan, createdAt: system.now }))),
  fc.constantFrom(...plusPlans).map((plan) =>
    command(`order ${plan} without paying`, (_, system) => {
      system.placed.push({ plan, createdAt: system.now });
    }),
  ),
  fc.constant(
    command("pay what was ordered", (model, system) => {
      const placed = system.placed.shift();
      if (placed) pay(model, system, placed);
    }),
  ),
  fc.nat().map((number) =>
    command(`withdraw from order ${number}`, (model, system) => {
      const [term] = system.ordered.splice(number % Math.max(1, system.ordered.length), 1);
      if (!term || !system.contract) return;
      system.terms = system.terms.filter((one) => one !== term);
      const kept = system.terms.map(({ endsAt }) => endsAt.getTime());
      if (!hasPlus(system.contract)) return;
      const paidUntil = kept.length > 0 ? new Date(Math.max(...kept)) : null;
      system.contract = withdraw(system.contract, paidUntil, system.now);
      const isPaid = paidUntil !== null && paidUntil > system.now;
      expect(hasPlus(system.contract)).toBe(isPaid || system.contract.state === "trial");
      model.isFinal = true;
    }),
  ),
  fc.constantFrom(...plusPlans).map((plan) =>
    command(`change to ${plan}`, (model, system) => {
      if (system.contract?.state !== "active") return;
      system.contract = changePlan(system.contract, plan);
      model.isFinal = false;
    }),
  ),
  fc.constant(
    command("cancel", (model, system) => {
      if (!system.contract) return;
      const before = system.contract;
      system.contract = cancel(before, system.now);
      expect(cancel(system.contract, system.now)).toEqual(system.contract);
      if (before.state === "active") expect(system.contract.periodEndsAt).toEqual(before.periodEndsAt);
      Object.assign(model, { isFinal: true, cancelledAt: system.now });
    }),
  ),
  fc.constant(
    command("cancel by anyone", (model, system) => {
      if (!system.contract) return;
      const hadPlus = hasPlus(system.contract);
      system.contract = cancelForAnyone(system.contract, system.now);
      expect(hasPlus(system.contract)).toBe(hadPlus);
      Object.assign(model, { isFinal: true, cancelledAt: system.now });
    }),
  ),
  fc.tuple(fc.integer({ min: 1, max: 400 }), fc.boolean()).map(([days, pays]) =>
    command(`${days} days, ${pays ? "paying" : "failing"}`, (model, system) => {
      if (system.contract) {
        const passed = passDays(system.contract, system.now, days, pays);
        if (model.isFinal) expect(passed.terms).toEqual([]);
        system.contract = passed.contract;
        system.terms.push(...passed.terms);
      }
      system.now = addDays(system.now, days);
    }),
  ),
];

test("keeps its promises after any sequence of events", () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 40 }), (cmds) => {
      fc.modelRun(
        () => ({
          model: { isFinal: false, cancelledAt: addDays(start, -1) },
          real: { contract: null, now: start, terms: [], placed: [], ordered: [] },
        }),
        cmds,
      );
    }),
  );
});

describe("a trial", () => {
  test("ends by itself after its days", () => {
    const trial = startTrial(start);
    const end = addDays(start, plusOffer.trialDays);
    expect(advance(trial, new Date(end.getTime() - 1)).state).toBe("trial");
    expect(advance(trial, end)).toMatchObject({ state: "ended", endedAt: end });
  });

  test("is given once, and not after an order", () => {
    expect(canStartTrial(null)).toBe(true);
    expect(canStartTrial(advance(startTrial(start), addDays(start, 31)))).toBe(false);
    expect(canStartTrial(order(null, "monthly", start).contract)).toBe(false);
  });

  test("is not shortened by an order", () => {
    const trial = startTrial(start);
    const { term } = order(trial, "yearly", addDays(start, 3));
    expect(term.startsAt).toEqual(trial.periodEndsAt);
  });
});

describe("a monthly plan", () => {
  test("keeps its day of the month after February", () => {
    const first = order(null, "monthly", start).contract;
    expect(first.periodEndsAt.toISOString()).toBe("2026-02-28T10:00:00.000Z");
    const second = renew(advance(first, first.periodEndsAt), "monthly", first.periodEndsAt);
    expect(second.contract.periodEndsAt.toISOString()).toBe("2026-03-31T10:00:00.000Z");
  });

  test("ends with the paid month when cancelled", () => {
    const { contract } = order(null, "monthly", start);
    const cancelled = cancel(contract, addDays(start, 1));
    expect(getStatus(cancelled)).toBe("cancelled");
    expect(hasPlus(advance(cancelled, addDays(start, 27)))).toBe(true);
    expect(advance(cancelled, contract.periodEndsAt).state).toBe("ended");
  });

  test("continues to the term in which a later day of a cancellation lies", () => {
    const { contract } = order(null, "monthly", start);
    const day = addDays(contract.periodEndsAt, 3);
    const { contract: end, terms } = passDays(cancel(contract, start, day), start, 100, true);
    expect(terms).toHaveLength(1);
    expect(end.state).toBe("ended");
  });

  test("survives the days of grace, not longer", () => {
    const { contract } = order(null, "monthly", start);
    const due = advance(contract, contract.periodEndsAt);
    expect(due.state).toBe("past_due");
    expect(hasPlus(advance(due, addDays(contract.periodEndsAt, plusOffer.graceDays - 1)))).toBe(true);
    expect(advance(due, addDays(contract.periodEndsAt, plusOffer.graceDays)).state).toBe("ended");
  });
});

test("a yearly plan ends by itself", () => {
  const { contract } = order(null, "yearly", start);
  expect(getStatus(contract)).toBe("cancelled");
  expect(contract.periodEndsAt.toISOString()).toBe("2027-01-31T10:00:00.000Z");
  expect(advance(contract, contract.periodEndsAt).state).toBe("ended");
});

describe("a withdrawal", () => {
  const now = addDays(start, 3);

  test("ends a contract whose ordered term has begun at once", () => {
    const { contract } = order(null, "monthly", start);
    expect(withdraw(contract, null, now)).toMatchObject({ state: "ended", endedAt: now, nextPlan: null });
  });

  test("leaves the rest of the trial before the ordered term", () => {
    const trial = startTrial(start);
    const { contract } = order(trial, "monthly", addDays(start, 1));
    expect(withdraw(contract, null, now)).toEqual({ ...trial, cancelledAt: now });
  });

  test("lets no order go on that was still open", () => {
    const paidAt = addDays(now, 2);
    const { contract } = order(null, "monthly", start);
    const rest = withdraw(contract, null, now);
    expect(order(rest, "monthly", paidAt, start).contract).toMatchObject({ state: "active", nextPlan: null });
    expect(order(rest, "monthly", paidAt, addDays(now, 1)).contract).toMatchObject({ nextPlan: "monthly" });
  });

  test("brings no trial back that was cancelled before the order", () => {
    const { contract } = order(cancel(startTrial(start), addDays(start, 1)), "monthly", addDays(start, 2));
    expect(withdraw(contract, null, now)).toMatchObject({ state: "ended", endedAt: now });
  });

  test("leaves an earlier paid term, which then ends by itself", () => {
    const { contract: first, term: firstTerm } = order(null, "yearly", start);
    const { contract } = order(first, "yearly", addDays(start, 1));
    const rest = withdraw(contract, firstTerm.endsAt, now);
    expect(rest).toMatchObject({ state: "active", periodEndsAt: firstTerm.endsAt, nextPlan: null });
    expect(advance(rest, firstTerm.endsAt).state).toBe("ended");
  });

  test("leaves a later paid term, and what lies before it", () => {
    const first = order(null, "monthly", start).contract;
    const { contract, term: second } = order(first, "monthly", addDays(start, 1));
    const rest = withdraw(contract, second.endsAt, now);
    expect(rest).toMatchObject({ state: "active", periodEndsAt: second.endsAt, nextPlan: null });
  });
});

describe("in each state", () => {
  const trial = startTrial(start);
  const active = order(null, "monthly", start).contract;
  const cancelled = cancel(active, start);
  const due = advance(active, active.periodEndsAt);
  const ended = advance(cancelled, active.periodEndsAt);
  const later = addDays(active.periodEndsAt, 1);

  test("a member reads the status, has Plus or not, and may cancel or change the plan", () => {
    const facts = [trial, active, cancelled, due, ended].map((contract) => [
      getStatus(contract),
      hasPlus(contract),
      canCancel(contract),
      canChangePlan(contract),
    ]);
    expect(facts).toEqual([
      ["trial", true, true, false],
      ["active", true, true, true],
      ["cancelled", true, false, true],
      ["past_due", true, true, false],
      ["ended", false, false, false],
    ]);
    expect([hasPlus(null), canCancel(null), canChangePlan(null)]).toEqual([false, false, false]);
  });

  test("a cancellation ends at once what is not paid for, and what is paid for with its term", () => {
    for (const contract of [trial, due])
      expect(cancel(contract, later)).toMatchObject({ state: "ended", endedAt: later });
    for (const contract of [cancelled, ended])
      expect(cancel(contract, later)).toEqual({ ...contract, cancelledAt: later });
    for (const day of [null, start, active.periodEndsAt]) expect(cancel(active, start, day)).toEqual(cancelled);
    const noted = { ...active, cancelledAt: start };
    expect(cancel(active, start, later)).toEqual({ ...noted, cancelsAt: later });
    const leaving = cancel(active, start, addDays(later, 9));
    expect(cancel(leaving, start, addDays(later, 400))).toEqual(leaving);
    expect(cancel(leaving, start, later)).toEqual({ ...noted, cancelsAt: later });
    // A stranger may have asked for a day in a thousand years.
    expect(cancel(leaving, start)).toEqual(cancelled);
  });

  test("a cancellation by anyone takes nothing away at once", () => {
    for (const contract of [trial, cancelled, ended])
      expect(cancelForAnyone(contract, later)).toEqual({ ...contract, cancelledAt: later });
    for (const day of [null, start, later])
      expect(cancelForAnyone(active, start, day)).toEqual(cancel(active, start, day));
    const unpaid = cancelForAnyone(due, later);
    expect(unpaid).toEqual({ ...due, nextPlan: null, cancelledAt: later });
    expect(cancelForAnyone(unpaid, later)).toEqual(unpaid);
    expect(advance(unpaid, new Date(getEnd(unpaid).getTime() - 1))).toBe(unpaid);
    expect(advance(unpaid, getEnd(unpaid)).state).toBe("ended");
    expect([cancelled, cancel(active, start, later), ended].map(getEnd)).toEqual([
      active.periodEndsAt,
      later,
      active.periodEndsAt,
    ]);
  });

  test("a plan follows only a paid term, and takes a cancellation back", () => {
    const changed = { ...active, nextPlan: "yearly", cancelledAt: start };
    expect(changePlan(cancel(active, start, later), "yearly")).toEqual(changed);
    for (const contract of [trial, due, ended]) expect(changePlan(contract, "yearly")).toBe(contract);
  });

  test("an ordered term begins after what is left, and with an unpaid term where that began", () => {
    const startOf = (contract: Contract, now: Date) => getOrderedTerm(contract, "monthly", now).startsAt;
    expect(startOf(active, start)).toEqual(active.periodEndsAt);
    expect(startOf(active, later)).toEqual(later);
    expect(startOf(due, later)).toEqual(due.periodEndsAt);
    // It ended at once by a withdrawal, before its term was over.
    expect(startOf({ ...active, state: "ended" }, start)).toEqual(start);
  });

  test("after the end of a contract the order shows the term that its payment begins", () => {
    const endedAfterThe31st = { ...ended, billingDay: 31 };
    const now = new Date("2026-03-15T10:00:00Z");
    const term = { startsAt: now, endsAt: new Date("2026-04-15T10:00:00Z") };
    expect(getOrderedTerm(endedAfterThe31st, "monthly", now)).toEqual(term);
    const paid = order(endedAfterThe31st, "monthly", now);
    expect(paid.term).toEqual(term);
    expect(paid.contract.billingDay).toBe(15);
  });

  test("a payment lengthens the current term, or begins one", () => {
    const begun = (contract: Contract, now: Date) => order(contract, "monthly", now).contract.periodStartsAt;
    expect(begun(active, addDays(start, 1))).toEqual(start);
    expect(begun(active, active.periodEndsAt)).toEqual(active.periodEndsAt);
    expect(begun(due, later)).toEqual(due.periodEndsAt);
    expect(begun({ ...active, state: "ended" }, addDays(start, 1))).toEqual(addDays(start, 1));
  });

  test("a renewal that was charged before a cancellation and paid afterwards has no successor", () => {
    for (const cancelledMeanwhile of [cancelForAnyone(due, later), cancel(due, later)]) {
      const { contract, term } = renew(cancelledMeanwhile, "monthly", later);
      expect(contract).toMatchObject({ state: "active", nextPlan: null, periodEndsAt: term.endsAt });
      expect(advance(contract, term.endsAt).state).toBe("ended");
    }
    // Late, but not cancelled.
    const unpaid = advance(due, getEnd(due));
    for (const contract of [due, unpaid]) expect(renew(contract, "monthly", later).contract.nextPlan).toBe("monthly");
    expect([unpaid.state, canCancel(unpaid), hasPlus(unpaid)]).toEqual(["ended", false, false]);
  });

  test("an order takes a cancellation back, a renewal does not", () => {
    const leaving = advance(cancel(active, start, later), active.periodEndsAt);
    const cancelsAt = [order, renew].map((pay) => pay(leaving, "monthly", later).contract.cancelsAt);
    expect(cancelsAt).toEqual([null, later]);
    expect(renew(null, "monthly", start).contract.cancelsAt).toBeNull();
  });

  test("an order that was placed before a cancellation and paid afterwards is one term", () => {
    const cancelledAt = addDays(start, 2);
    const paidAt = addDays(start, 3);
    for (const contract of [trial, active, due]) {
      for (const cancelledMeanwhile of [cancel(contract, cancelledAt), cancelForAnyone(contract, cancelledAt)]) {
        const before = order(cancelledMeanwhile, "monthly", paidAt, addDays(start, 1));
        expect(before.contract).toMatchObject({ state: "active", plan: "monthly", nextPlan: null });
        expect(advance(before.contract, before.contract.periodEndsAt).state).toBe("ended");
        expect(order(cancelledMeanwhile, "monthly", paidAt).contract.nextPlan).toBe("monthly");
      }
    }
    const leaving = cancel(active, cancelledAt, addDays(active.periodEndsAt, 40));
    expect(order(leaving, "monthly", paidAt, start).contract).toMatchObject({ cancelsAt: leaving.cancelsAt });
    // What was ordered after the cancellation goes on.
    const again = order(cancel(active, cancelledAt), "monthly", paidAt).contract;
    expect(order(again, "monthly", paidAt, start).contract.nextPlan).toBe("monthly");
  });

  test("time ends a term on the day of the cancellation, and what has ended stays as it is", () => {
    const last = { ...active, cancelsAt: active.periodEndsAt };
    expect(advance(last, active.periodEndsAt)).toMatchObject({ state: "ended", endedAt: active.periodEndsAt });
    expect(advance(ended, later)).toBe(ended);
  });

  test("a withdrawal ends what is paid until now, and leaves the paid term after a trial", () => {
    expect(withdraw(active, later, later)).toMatchObject({ state: "ended", endedAt: later });
    const first = order(trial, "yearly", start).contract;
    const { contract } = order(first, "yearly", start);
    expect(withdraw(contract, first.periodEndsAt, later)).toMatchObject({
      state: "active",
      periodEndsAt: first.periodEndsAt,
    });
  });
});
