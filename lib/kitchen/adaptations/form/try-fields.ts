import { normalizeUserText } from "#lib/platform/text/user-text.ts";
import type { Try } from "../adaptation.ts";
import { adaptationLimits as limits } from "../limits.ts";
import type { Entries, FieldErrors } from "./form-data.ts";

const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads the times the reader has cooked the recipe, newest first. One without a date was today; an
 * empty one is none.
 */
export function readTries(entries: Entries, fields: string[], today: string, errors: FieldErrors): Try[] {
  const tries = fields.flatMap((field) => readTry(entries, field, today, errors));
  return tries.sort((a, b) => b.date.localeCompare(a.date));
}

function readTry(entries: Entries, field: string, today: string, errors: FieldErrors): Try[] {
  const get = (name: string) => (entries[`${field}.${name}`] ?? "").trim();
  const [typedDate, stars, note] = [get("date"), get("rating"), normalizeUserText(get("note"))];
  if (get("remove") === "on" || (typedDate === "" && stars === "" && note === "")) return [];
  const date = typedDate || today;
  if (!isDate(date)) errors[`${field}.date`] = "date";
  // A reader east of the site may be a day ahead.
  else if (Date.parse(date) > Date.parse(today) + 86_400_000) errors[`${field}.date`] = "dateFuture";
  if (note.length > limits.note) errors[`${field}.note`] = "length";
  const rating = /^[1-5]$/.test(stars) ? Number(stars) : null;
  return [{ date, rating, note }];
}

/** Whether it is a day of the calendar: not "2026-02-30". */
function isDate(text: string): boolean {
  const day = datePattern.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text >= "2000";
}
