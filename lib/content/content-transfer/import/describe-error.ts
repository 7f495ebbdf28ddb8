import { z } from "zod";
import { type Problem, sameDetail } from "../problem.ts";

const german = z.locales.de().localeError;
const english = z.locales.en().localeError;

/** What the rule says, in both languages. */
export function describeIssue(issue: z.core.$ZodIssue): Problem["detail"] {
  const raw = issue as z.core.$ZodRawIssue;
  const write = (say: typeof german) => {
    const message = say(raw);
    return (typeof message === "string" ? message : message?.message) ?? issue.message;
  };
  return { de: write(german), en: write(english) };
}

/** What is taken, by the detail of an error: "Key (locale, slug)=(de, sommer) already exists." */
export function findTakenValue(detail: string): string | undefined {
  return /=\(([^()]*)\)/.exec(detail)?.[1]?.split(", ").at(-1);
}

/**
 * A rule of the database that an entry breaks, such as a slug that something else has.
 *
 * @throws the error itself, if it is none of an entry
 */
export function describeDatabaseError(error: unknown): Pick<Problem, "code" | "detail"> {
  const cause = ((error as Error).cause ?? error) as { code?: string; detail?: string; constraint?: string };
  // Unique, foreign key and check constraints.
  if (cause.code === "23505") return { code: "taken", detail: sameDetail(cause.detail ?? cause.constraint ?? "") };
  if (cause.code !== "23503" && cause.code !== "23514") throw error;
  return { code: "invalid", detail: sameDetail(cause.constraint ?? "") };
}
