import type { Entry } from "#lib/content/content-transfer/kind-names.ts";

/** Years to schedule in advance. */
const years = 5;

interface Module {
  startsAt?: string;
  endsAt?: string;
}

/**
 * Repeats the modules of a feed that are shown for a part of the year in every year from the last
 * one on. The files have one year, in which the first of them starts.
 */
export function repeatYearly(feed: Entry, now: Date): Entry {
  const modules = feed.modules as Module[];
  const planned = modules.filter(({ startsAt }) => startsAt);
  const [first] = planned;
  if (!first?.startsAt) return feed;
  const written = yearOf(first.startsAt);
  const from = now.getUTCFullYear() - 1;
  const repeated = Array.from({ length: years + 1 }, (_, index) => from + index - written).flatMap((shift) =>
    planned.map((module) => ({
      ...module,
      ...(module.startsAt && { startsAt: shiftYears(module.startsAt, shift) }),
      ...(module.endsAt && { endsAt: shiftYears(module.endsAt, shift) }),
    })),
  );
  return { ...feed, modules: modules.flatMap((one) => (one === first ? repeated : planned.includes(one) ? [] : one)) };
}

const yearOf = (time: string) => Number(time.slice(0, 4));

/** First days of months have the same offset from UTC in every year. */
const shiftYears = (time: string, shift: number) => `${yearOf(time) + shift}${time.slice(4)}`;
