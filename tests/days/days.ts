/** A day on which something that depends on the time may go wrong. */
export interface Day {
  name: string;
  /** The instant at which the clock starts, in ISO 8601. */
  start: string;
  /** Time zone of the machine, by which the product must not go. */
  timeZone: string;
}

/** Days of a leap year and of the year before it. */
export const days: readonly Day[] = [
  { name: "1 January", start: "2028-01-01T00:30:00+01:00", timeZone: "UTC" },
  { name: "29 February", start: "2028-02-29T12:00:00+01:00", timeZone: "America/Los_Angeles" },
  { name: "the night to summer time", start: "2027-03-28T01:58:00+01:00", timeZone: "Europe/Berlin" },
  { name: "the night to winter time", start: "2027-10-31T02:30:00+02:00", timeZone: "Europe/Berlin" },
  { name: "30 April", start: "2027-04-30T18:00:00+02:00", timeZone: "Pacific/Auckland" },
  { name: "Easter Sunday", start: "2028-04-16T10:00:00+02:00", timeZone: "UTC" },
  { name: "24 December", start: "2027-12-24T17:00:00+01:00", timeZone: "Asia/Kolkata" },
  { name: "31 December, just before midnight in UTC", start: "2027-12-31T23:58:00Z", timeZone: "UTC" },
  { name: "the last day of a short month", start: "2027-11-30T09:00:00+01:00", timeZone: "Pacific/Auckland" },
  { name: "just before midnight in Berlin", start: "2027-06-15T23:58:00+02:00", timeZone: "America/Los_Angeles" },
  { name: "a Monday", start: "2027-08-09T08:00:00+02:00", timeZone: "UTC" },
  { name: "a Sunday", start: "2027-07-11T14:00:00+02:00", timeZone: "Europe/Berlin" },
];
