import type { Locale } from "#lib/platform/i18n/locales.ts";
import { normalizeUnicode } from "#lib/platform/text/normalize-unicode.ts";

export type VoiceCommand = "next" | "back" | "repeat" | "timer" | "stop";

/** A longer utterance is talk in the kitchen, not a command. */
const maxWords = 5;

const patterns: Record<Locale, [VoiceCommand, RegExp][]> = {
  de: [
    ["next", /\b(?:weiter|nächste[rns]?|vor)\b/g],
    ["back", /\b(?:zurück|vorherige[rns]?)\b/g],
    ["repeat", /\b(?:noch\s?mal|noch\s?einmal|wiederhol\w{0,9}|vorlesen|lies)\b/g],
    ["timer", /\b(?:timer|wecker|stoppuhr)\b/g],
    ["stop", /\b(?:stopp?|halt|ruhe|still)\b/g],
  ],
  en: [
    ["next", /\b(?:next|continue|forward)\b/g],
    ["back", /\b(?:back|previous)\b/g],
    ["repeat", /\b(?:repeat|again|read)\b/g],
    ["timer", /\b(?:timer|clock)\b/g],
    ["stop", /\b(?:stop|quiet|silence)\b/g],
  ],
};

/** Finds the command in what was understood; of several the last one counts. */
export function parseVoiceCommand(transcript: string, locale: Locale): VoiceCommand | null {
  const text = normalizeUnicode(transcript.toLowerCase()).trim();
  if (text.split(/\s+/).length > maxWords) return null;
  let last: { command: VoiceCommand; index: number } | null = null;
  for (const [command, pattern] of patterns[locale]) {
    for (const { index } of ` ${text} `.matchAll(pattern)) {
      if (!last || index > last.index) last = { command, index };
    }
  }
  return last?.command ?? null;
}
