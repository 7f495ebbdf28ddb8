import { expect, test } from "vitest";
import { parseVoiceCommand } from "#lib/content/recipes/cook-mode/voice-commands.ts";

test.each([
  ["de", "Weiter", "next"],
  ["de", "nächster Schritt", "next"],
  ["de", "zurück bitte", "back"],
  ["de", "noch mal", "repeat"],
  ["de", "nochmal", "repeat"],
  ["de", "Timer starten", "timer"],
  ["de", "stopp", "stop"],
  ["de", "weiter nein zurück", "back"],
  ["de", "gib mir mal das Salz", null],
  ["de", "und dann geht es morgen wieder weiter mit der Arbeit", null],
  ["de", "Vorrat", null],
  ["en", "Next", "next"],
  ["en", "go back", "back"],
  ["en", "read it again", "repeat"],
  ["en", "start the timer", "timer"],
  ["en", "weiter", null],
  ["en", "", null],
] as const)("understands in %s %j as %s", (locale, transcript, command) => {
  expect(parseVoiceCommand(transcript, locale)).toBe(command);
});
