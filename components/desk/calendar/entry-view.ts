import type { CalendarEntry } from "#lib/desk/calendar/entry.ts";

/** An entry with the texts that the calendar shows. */
export interface EntryView extends CalendarEntry {
  /** What happens: "Published", "Module ends". */
  label: string;
  /** Its page at the desk; null where there is none. */
  href: string | null;
  canMove: boolean;
}
