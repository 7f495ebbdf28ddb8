import type { Entry } from "#lib/content/content-transfer/kind-names.ts";

/** Years to schedule in advance. */
const years = 5;

interface Module {
  startsAt?: string;
  endsAt?: string;
}

/**
 * Repeats the modules of a feed that are shown for a part of the year in every year from the last
 * one on. The files have one year, in which the first of each row of such modules starts.
 */
export function repeatYearly(feed: Entry, now: Date): Entry {
  return { ...feed, modules: groupPlanned(feed.modules as Module[]).flatMap((row) => repeat(row, now)) };
}

/** Rows of modules that follow each other and are shown for a part of the year; others alone. */
function groupPlanned(modules: Module[]): Module[][] {
  const rows: Module[][] = [];
  for (const module of modules) {
    const last = rows.at(-1);
    if (module.startsAt && last?.[0]?.startsAt) last.push(module);
    else rows.push([module]);
  }
  return rows;
}

function repeat(row: Module[], now: Date): Module[] {
  const [first] = row;
  if (!first?.startsAt) return row;
  const from = now.getUTCFullYear() - 1 - yearOf(first.startsAt);
  return Array.from({ length: years + 1 }, (_, index) => from + index).flatMap((shift) =>
    row.map((module) => ({
      ...module,
      ...(module.startsAt && { startsAt: shiftYears(module.startsAt, shift) }),
      ...(module.endsAt && { endsAt: shiftYears(module.endsAt, shift) }),
    })),
  );
}

const yearOf = (time: string) => Number(time.slice(0, 4));

/** Days far from those when clocks change have the same offset from UTC in every year. */
const shiftYears = (time: string, shift: number) => `${yearOf(time) + shift}${time.slice(4)}`;
