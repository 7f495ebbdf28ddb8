import type { Localized } from "#lib/platform/i18n/locales.ts";

/** Languages of the Web Speech API: what is recognized, and what is read aloud. */
export const speechLanguages: Localized = { de: "de-DE", en: "en-US" };

/** The part of the Web Speech API that is used; TypeScript has no types of it. */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  onresult: ((event: RecognitionResult) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
}

interface RecognitionResult {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

/** Speech recognition of this browser, undefined where it has none. */
export function findSpeechRecognition(): (new () => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as unknown as Record<string, new () => Recognition>;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** The final utterances of an event. */
export function listTranscripts({ resultIndex, results }: RecognitionResult): string[] {
  return Array.from(results)
    .slice(resultIndex)
    .flatMap((result) => (result.isFinal && result[0] ? [result[0].transcript] : []));
}
