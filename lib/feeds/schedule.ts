import { nextStroke } from "#lib/berlin.ts";

/** From when and until when something is shown, as ISO instants; null: no limit. */
export interface Scheduled {
  startsAt: string | null;
  endsAt: string | null;
}

/** Whether it is the time of it: from the first moment on, no longer at the last. */
export function isTimeOf({ startsAt, endsAt }: Scheduled, now: Date): boolean {
  return (
    (startsAt === null || Date.parse(startsAt) <= now.getTime()) &&
    (endsAt === null || Date.parse(endsAt) > now.getTime())
  );
}

/** When a feed of these modules looks different for the first time after `now`: at a start, an end, or at midnight in Berlin. */
export function nextChange(modules: readonly Scheduled[], now: Date): Date {
  const instants = modules
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((instant) => (instant === null ? [] : Date.parse(instant)))
    .filter((instant) => instant > now.getTime());
  return new Date(Math.min(nextStroke(now, [0]).getTime(), ...instants));
}
