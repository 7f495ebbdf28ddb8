import { plusOffer } from "#lib/platform/config/plus-offer.ts";
import { addDays } from "../term.ts";

/**
 * Days after the period on which a withdrawal still counts. A period whose last day is a Saturday,
 * a Sunday or a holiday ends with the next working day (§ 193 BGB); at Easter that is four days
 * later.
 */
const toleranceDays = 4;

/** The earliest order from which a member may withdraw now. The day of the order does not count. */
export function getOldestWithdrawable(now: Date): Date {
  return addDays(now, -(plusOffer.withdrawalDays + toleranceDays + 1));
}

/** The last day of the withdrawal period of an order, as the page names it. */
export function getWithdrawalEnd(orderedAt: Date): Date {
  return addDays(orderedAt, plusOffer.withdrawalDays);
}
