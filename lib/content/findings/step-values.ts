import { detectValues } from "#lib/measures/markup/detect.ts";
import { parseMarkup } from "#lib/measures/markup/parse.ts";
import { type MarkupValue, toSeconds } from "#lib/measures/markup/values.ts";

/** Values of a text in their order: marked ones, and those that are written in plain text. */
export function listValues(text: string): MarkupValue[] {
  return parseMarkup(text).parts.flatMap((part) =>
    typeof part === "string" ? detectValues(part).map(({ value }) => value) : [part],
  );
}

/** Temperatures of a text in °C, both ends of ranges; marks of gas ovens are none. */
export function listTemperatures(text: string): number[] {
  return listValues(text).flatMap((value) =>
    value.type === "temperature" && value.heat !== "gas" ? [value.from, value.to ?? value.from] : [],
  );
}

/** Durations of a text in seconds; some of them are not waited for. */
export function listTimes(text: string): { seconds: number; maxSeconds: number; hasTimer: boolean }[] {
  return listValues(text).flatMap((value) => {
    if (value.type !== "duration") return [];
    const { seconds, maxSeconds } = toSeconds(value);
    return [{ seconds, maxSeconds: maxSeconds ?? seconds, hasTimer: value.hasTimer }];
  });
}

/** Sentences of a text. Decimal points and full stops in values have no space behind them. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.;:])\s+(?=\p{Lu})/u);
}
