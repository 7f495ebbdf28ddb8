/**
 * The instant some months later, on the given day of the month or, in shorter months, on the last
 * one. Reckoned in UTC.
 *
 * @param day day of the month on which terms start, so that February does not shorten later terms
 */
export function addMonths(from: Date, months: number, day: number): Date {
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end;
}

/** The instant some days later; negative numbers are earlier. */
export function addDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * 86_400_000);
}
