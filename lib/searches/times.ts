const lead =
  "(?:unter|bis(?: zu)?|max(?:imal|\\.)?|höchstens|hoechstens|in(?: unter| weniger als)?|weniger als|schneller als|under|within|less than|" +
  "at most|up to|in under|in less than|innerhalb von|<=?|≤)?";
const more = "(?:über|ueber|mehr als|länger als|laenger als|mindestens|over|more than|longer than|at least|>=?|≥)";
const unit =
  "(?:[ -]?(min(?:uten?|utes?|s|\\.)?|std\\.?|stunden?|h|hours?|hrs?))(?![\\p{L}\\p{N}])(?:-?rezepte?| meals?| recipes?)?";

const words: [RegExp, number][] = [
  [/drei ?viertel ?stunden?|three quarters of an hour/, 45],
  [/viertel ?stunde|quarter of an hour|quarter hour/, 15],
  [/anderthalb stunden|eineinhalb stunden|an hour and a half|one and a half hours/, 90],
  [/(?:einer |eine |ner )?halben? stunde|half an hour|half hour/, 30],
  [/(?:einer |eine )stunde|an hour|one hour/, 60],
];

const longest = 7 * 24 * 60;
const start = "(?<![\\p{L}\\p{N}])";

/**
 * Takes the time out of a question: "Suppe unter 30 min" is "Suppe" in at most 30 minutes. Of several times the shortest counts; "more
 * than" is left out, since nobody waits for its own sake.
 */
export function takeTime(text: string): { rest: string; maxMinutes: number | null } {
  const found: number[] = [];
  const take = (minutes: number) => {
    found.push(Math.min(Math.max(minutes, 1), longest));
    return " ";
  };
  let rest = text.replace(pattern(`${start}${more} ?[-–−]?\\d{1,20}${unit}`), " ");
  rest = rest.replace(pattern(`${start}${lead} ?[-–−]?(\\d{1,20})${unit}`), (_, number: string, measure: string) =>
    take(Number(number) * (/^min/i.test(measure) ? 1 : 60)),
  );
  for (const [phrase, minutes] of words) {
    rest = rest.replace(pattern(`${start}${lead} ?(?:${phrase.source})(?![\\p{L}\\p{N}])`), () => take(minutes));
  }
  return { rest, maxMinutes: found.length > 0 ? Math.min(...found) : null };
}

function pattern(source: string): RegExp {
  return new RegExp(source, "giu");
}
