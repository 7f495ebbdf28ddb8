import type { BerlinTime } from "#lib/berlin.ts";
import type { Choices } from "./choices.ts";
import { firstChoices } from "./choices.ts";

/** Hours at which another meal is the next one. */
export const mealHours = [4, 11, 15] as const;

/** When each meal is to be on the table at the latest, and until when somebody who asks for it still means today's; minutes after midnight. */
const meals: Record<string, { table: number; over: number }> = {
  breakfast: { table: 10 * 60 + 30, over: 12 * 60 },
  lunch: { table: 14 * 60, over: 15 * 60 },
  dinner: { table: 21 * 60, over: 24 * 60 },
};

/** However late it is: nobody cooks faster. */
const shortest = 30;

/** What somebody is asked before the first choice: the next meal of the day, and all else as it suits most. */
export function choicesAt({ hour }: BerlinTime): Choices {
  const [morning, noon, afternoon] = mealHours;
  if (hour < morning || hour >= afternoon) return { ...firstChoices, meal: "dinner" };
  return { ...firstChoices, meal: hour < noon ? "breakfast" : "lunch" };
}

/** Minutes from now until the meal has to be on the table: today, or tomorrow when today's is over. */
export function minutesLeft(meal: string, { hour, minute }: BerlinTime): number {
  const now = hour * 60 + minute;
  const { table, over } = meals[meal] ?? { table: 21 * 60, over: 24 * 60 };
  return now < over ? Math.max(shortest, table - now) : table + 24 * 60 - now;
}
