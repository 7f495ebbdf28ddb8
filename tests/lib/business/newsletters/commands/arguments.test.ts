import { expect, test } from "vitest";
import { readCommand } from "#lib/business/newsletters/commands/arguments.ts";

const noTexts = { subject: {}, preheader: {}, intro: {} };

test("reads the commands", () => {
  expect(readCommand([])).toEqual({ verb: "help" });
  expect(readCommand(["--help"])).toEqual({ verb: "help" });
  expect(readCommand(["list"])).toEqual({ verb: "list" });
  expect(readCommand(["preview", "12"])).toEqual({ verb: "preview", issue: { number: 12 }, texts: noTexts });
  expect(readCommand(["send", "suppe", "/de/stories/salz", "--yes", "--subject-de", "Salz"])).toEqual({
    verb: "send",
    issue: { addresses: ["suppe", "/de/stories/salz"] },
    texts: { ...noTexts, subject: { de: "Salz" } },
    isConfirmed: true,
    at: null,
  });
  expect(readCommand(["send", "suppe"])).toMatchObject({ isConfirmed: false });
  // Winter time in Berlin.
  const at = new Date("2026-12-01T07:00:00Z");
  expect(readCommand(["send", "suppe", "--at", "2026-12-01T08:00"])).toMatchObject({ at });
  const id = "8050765e-0914-4c61-af92-654b50ece0fe";
  expect(readCommand(["unplan", id])).toEqual({ verb: "unplan", id });
});

test.each([
  [["sned", "suppe"], /Unknown command "sned"/],
  [["list", "all"], /Unknown command|list/],
  [["send"], /send needs recipes or stories/],
  [["send", "suppe", "--now"], /--now/],
  [["preview", "suppe", "--yes"], /takes no --yes/],
  [["preview", "suppe", "--at", "2026-12-01T08:00"], /takes no --at/],
  [["send", "suppe", "--at", "tomorrow"], /--at needs a date and time/],
  [["unplan", "12"], /needs the id of a draft/],
  [["send", "3", "--subject-de", "Neu"], /has its own texts/],
  [["send", ...Array.from({ length: 21 }, (_, n) => `a${n}`)], /at most 20/],
])("refuses %j", (words, message) => {
  expect(() => readCommand(words)).toThrow(message);
});
