import { useEffect, useState } from "react";
import { speechLanguages } from "#components/content/recipes/cook-mode/speech-recognition.ts";
import { splitSentences } from "#lib/content/recipes/cook-mode/sentences.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

export interface Reader {
  /** False where the device has no voice. */
  isSupported: boolean;
  isReading: boolean;
  /** Reads the present step from its beginning. */
  read: () => void;
  stop: () => void;
}

/** Reads a step aloud with a voice of the device. */
export function useReader(step: HTMLElement | undefined, locale: Locale): Reader {
  const [isReading, setReading] = useState(false);
  const isSupported = typeof speechSynthesis !== "undefined";

  function stop() {
    if (!isSupported) return;
    speechSynthesis.cancel();
    setReading(false);
  }
  function read() {
    if (!isSupported) return;
    speechSynthesis.cancel();
    const sentences = step ? splitSentences(getSpokenText(step), locale) : [];
    for (const [index, sentence] of sentences.entries()) {
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.lang = speechLanguages[locale];
      if (index === sentences.length - 1) utterance.onend = () => setReading(false);
      speechSynthesis.speak(utterance);
    }
    setReading(sentences.length > 0);
  }
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), []);
  return { isSupported, isReading, read, stop };
}

/**
 * Heading, text and tip of a step, or what is to be prepared, as they are shown: in the chosen
 * units, without pictures and without what only screen readers get.
 */
function getSpokenText(step: HTMLElement): string {
  const texts = [
    ...step.querySelectorAll<HTMLElement>(".step-title, .step-text, .step-tip, .preparation :is(h4, .ingredient)"),
  ];
  // The full stop makes a pause after a heading.
  return texts
    .map((element) =>
      readShown(element)
        .trim()
        .replace(/([^.!?…])$/, "$1."),
    )
    .join(" ");
}

function readShown(node: Node): string {
  if (node instanceof Text) return node.data.replaceAll("\u2060", "");
  if (!(node instanceof HTMLElement) || node.matches(".sr-only, .timer-left")) return "";
  if (node.checkVisibility?.() === false) return "";
  return [...node.childNodes].map(readShown).join("");
}
