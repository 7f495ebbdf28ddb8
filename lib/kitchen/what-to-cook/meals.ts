import type { LocalTime } from "#lib/platform/time/time-zone.ts";
import type { Choices } from "./choices.ts";
import { defaultChoices } from "./choices.ts";

/** Hours (Europe/Berlin) at which the next meal changes. */
export const mealStartHours = [4, 11, 15] as const;

/**
 * Latest serving time of each meal, and the time from which the meal of the next day is meant;
 * minutes after midnight.
 */
const mealTimes: Record<string, { servedByMinute: number; endMinute: number }> = {
  breakfast: { servedByMinute: 10 * 60 + 30, endMinute: 12 * 60 },
  lunch: { servedByMinute: 14 * 60, endMinute: 15 * 60 },
  dinner: { servedByMinute: 21 * 60, endMinute: 24 * 60 },
};

/** No dish takes less time, however late it is. */
const minMinutes = 30;

/** Returns the initial choices with the next meal of the day. */
export function defaultChoicesAt({ hour }: LocalTime): Choices {
  const [morning, noon, afternoon] = mealStartHours;
  if (hour < morning || hour >= afternoon) return { ...defaultChoices, meal: "dinner" };
  return { ...defaultChoices, meal: hour < noon ? "breakfast" : "lunch" };
}

/** Returns the minutes until the latest serving time of a meal, today or tomorrow. */
export function minutesLeft(meal: string, { hour, minute }: LocalTime): number {
  const now = hour * 60 + minute;
  const { servedByMinute, endMinute } = mealTimes[meal] ?? { servedByMinute: 21 * 60, endMinute: 24 * 60 };
  return now < endMinute ? Math.max(minMinutes, servedByMinute - now) : servedByMinute + 24 * 60 - now;
}
