/** A change of the code that tests are to notice. */
export interface Break {
  file: string;
  line: number;
  original: string;
  replacement: string;
  isNoticed: boolean;
  /** Its tests did not end in time, which on a busy machine says nothing. */
  isTimedOut?: boolean;
}

/** How many of a hundred breaks are noticed. */
export function scoreOf(breaks: readonly Break[]): number {
  return (100 * breaks.filter(({ isNoticed }) => isNoticed).length) / Math.max(breaks.length, 1);
}

/** One line, which stays the same when the lines above change. */
export function describeBreak({ file, original, replacement }: Break): string {
  const short = (code: string) => code.replace(/\s+/g, " ").slice(0, 120);
  return `${file}: ${short(original)} → ${short(replacement)}`;
}
