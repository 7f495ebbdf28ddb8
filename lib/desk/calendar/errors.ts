/**
 * "forbidden": not by this user. "missing": there is nothing to move. "conflict": it was moved
 * meanwhile. "past": the new time has passed. "order": it would expire before it is published.
 * "incomplete": an issue of the newsletter would have no public recipe or story in a language.
 */
type CalendarErrorCode = "forbidden" | "missing" | "conflict" | "past" | "order" | "incomplete";

/** An entry of the calendar cannot be moved. */
export class CalendarError extends Error {
  readonly code: CalendarErrorCode;

  constructor(code: CalendarErrorCode) {
    super(code);
    this.code = code;
  }
}
