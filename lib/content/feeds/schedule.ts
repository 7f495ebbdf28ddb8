import { nextHourAt } from "#lib/platform/time/time-zone.ts";

/** When a module is shown, as ISO instants; null means no limit. */
export interface Scheduled {
  startsAt: string | null;
  endsAt: string | null;
}

/** Whether a module is shown at an instant. The start is inclusive, the end exclusive. */
export function isActiveAt({ startsAt, endsAt }: Scheduled, now: Date): boolean {
  return (
    (startsAt === null || Date.parse(startsAt) <= now.getTime()) &&
    (endsAt === null || Date.parse(endsAt) > now.getTime())
  );
}

/** When a feed changes next after `now`: at a start, an end, or midnight in Berlin. */
export function nextChangeAt(modules: readonly Scheduled[], now: Date): Date {
  const instants = modules
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((instant) => (instant === null ? [] : Date.parse(instant)))
    .filter((instant) => instant > now.getTime());
  return new Date(Math.min(nextHourAt(now, [0]).getTime(), ...instants));
}
