import { useEffect, useEffectEvent, useState } from "react";
import type { CookView } from "#components/content/recipes/cook-mode/cook-view.ts";
import {
  findSpeechRecognition,
  listTranscripts,
  speechLanguages,
} from "#components/content/recipes/cook-mode/speech-recognition.ts";
import { findStep } from "#components/content/recipes/cook-mode/step-elements.ts";
import { parseVoiceCommand } from "#lib/content/recipes/cook-mode/voice-commands.ts";

type VoiceState = "off" | "listening" | "denied";

/** Recognition ends after a silence and starts again; a broken one must not do so all the time. */
const restartAfterMs = 300;

/** Listens for "next", "back", "repeat", "timer" and "stop" while it is switched on. */
export function useVoiceControl({ locale, step, steps, turn, reader }: CookView) {
  const [state, setState] = useState<VoiceState>("off");
  /** The step that is to be read once it shows. */
  const [stepToRead, setStepToRead] = useState<number>();
  const isListening = state === "listening";

  const follow = useEffectEvent((transcript: string) => {
    const command = parseVoiceCommand(transcript, locale);
    // The microphone hears the device's own voice.
    if (!command || (reader.isReading && command !== "stop")) return;
    if (command === "repeat") reader.read();
    if (command === "stop") reader.stop();
    if (command === "timer") startNextTimer(findStep(steps, step));
    if (command === "next" || command === "back") {
      turn(command);
      setStepToRead(step + (command === "next" ? 1 : -1));
    }
  });

  const readStep = useEffectEvent(() => reader.read());
  useEffect(() => {
    if (stepToRead !== step) return;
    setStepToRead(undefined);
    readStep();
  }, [stepToRead, step]);

  useEffect(() => {
    const Recognition = findSpeechRecognition();
    if (!isListening || !Recognition) return;
    const recognition = new Recognition();
    recognition.lang = speechLanguages[locale];
    recognition.continuous = true;
    let restart: ReturnType<typeof setTimeout> | undefined;
    recognition.onresult = (event) => {
      for (const transcript of listTranscripts(event)) follow(transcript);
    };
    recognition.onerror = ({ error }) => {
      if (error === "not-allowed" || error === "service-not-allowed") setState("denied");
    };
    recognition.onend = () => {
      restart = setTimeout(() => recognition.start(), restartAfterMs);
    };
    recognition.start();
    return () => {
      recognition.onend = null;
      clearTimeout(restart);
      recognition.abort();
    };
  }, [isListening, locale]);

  const toggle = () => setState(isListening ? "off" : "listening");
  return { isSupported: findSpeechRecognition() !== undefined, state, toggle };
}

/** Starts the first timer of a step that does not run yet. */
function startNextTimer(step: Element | undefined): void {
  step?.querySelector<HTMLElement>("button.timer:not(.timer-running)")?.click();
}
