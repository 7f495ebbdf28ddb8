const upperBoundPattern =
  "(?:unter|bis(?: zu)?|max(?:imal|\\.)?|höchstens|hoechstens|in(?: unter| weniger als)?|weniger als|schneller als|under|within|less than|" +
  "at most|up to|in under|in less than|innerhalb von|<=?|≤)?";
const lowerBoundPattern =
  "(?:über|ueber|mehr als|länger als|laenger als|mindestens|over|more than|longer than|at least|>=?|≥)";
const unitPattern =
  "(?:[ -]?(min(?:uten?|utes?|s|\\.)?|std\\.?|stunden?|h|hours?|hrs?))(?![\\p{L}\\p{N}])(?:-?rezepte?| meals?| recipes?)?";

const phraseMinutes: [RegExp, number][] = [
  [/drei ?viertel ?stunden?|three quarters of an hour/, 45],
  [/viertel ?stunde|quarter of an hour|quarter hour/, 15],
  [/anderthalb stunden|eineinhalb stunden|an hour and a half|one and a half hours/, 90],
  [/(?:einer |eine |ner )?halben? stunde|half an hour|half hour/, 30],
  [/(?:einer |eine )stunde|an hour|one hour/, 60],
];

const maxDurationMinutes = 7 * 24 * 60;
const wordStart = "(?<![\\p{L}\\p{N}])";

/**
 * Extracts the maximum duration from a query: "Suppe unter 30 min" is "Suppe" in 30 minutes. The
 * shortest of several durations counts. Lower bounds ("more than") are removed and ignored.
 * @returns `rest` is the query without durations.
 */
export function extractDuration(text: string): { rest: string; maxMinutes: number | null } {
  const durations: number[] = [];
  const addMinutes = (minutes: number) => {
    durations.push(Math.min(Math.max(minutes, 1), maxDurationMinutes));
    return " ";
  };
  let rest = text.replace(toRegExp(`${wordStart}${lowerBoundPattern} ?[-–−]?\\d{1,20}${unitPattern}`), " ");
  rest = rest.replace(
    toRegExp(`${wordStart}${upperBoundPattern} ?[-–−]?(\\d{1,20})${unitPattern}`),
    (_, amount: string, unit: string) => addMinutes(Number(amount) * (/^min/i.test(unit) ? 1 : 60)),
  );
  for (const [phrase, minutes] of phraseMinutes) {
    rest = rest.replace(toRegExp(`${wordStart}${upperBoundPattern} ?(?:${phrase.source})(?![\\p{L}\\p{N}])`), () =>
      addMinutes(minutes),
    );
  }
  return { rest, maxMinutes: durations.length > 0 ? Math.min(...durations) : null };
}

function toRegExp(source: string): RegExp {
  return new RegExp(source, "giu");
}
