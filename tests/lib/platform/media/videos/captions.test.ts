import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { checkCaptions } from "#lib/platform/media/videos/captions.ts";

const check = (...lines: string[]) =>
  checkCaptions(lines.join("\n"), 8).map(({ line, problem }) => `${line} ${problem}`);

test("captions of the sample clips are right", async () => {
  for (const file of ["clip-negroni.de", "clip-negroni.en", "clip-pumpkin-soup.de", "clip-pumpkin-soup.en"]) {
    expect(checkCaptions(await readFile(`lib/seed/content/videos/${file}.vtt`, "utf8"), 8)).toEqual([]);
  }
});

test("names, settings, notes, hours and Windows lines are no mistakes", () => {
  expect(
    check("\uFEFFWEBVTT Suppe\r", "\r", "NOTE von Anna\r", "\r", "1\r", "00:00.000 --> 00:02.000 line:0\r", "Rühren"),
  ).toEqual([]);
  expect(check("WEBVTT", "", "00:00:01.000 --> 00:00:02.000", "- Salz?", "- Ja.")).toEqual([]);
});

test.each([
  [["Hallo"], ["1 header"]],
  [[""], ["1 header"]],
  [["WEBVTT", "", "00:01 --> 00:02.000", "Salz"], ["3 timing"]],
  [["WEBVTT", "", "Salz"], ["3 timing"]],
  [["WEBVTT", "", "eins", "zwei", "drei"], ["4 timing"]],
  [["WEBVTT", "", "00:03.000 --> 00:02.000", "Salz"], ["3 order"]],
  [["WEBVTT", "", "00:03.000 --> 00:04.000", "Salz", "", "00:01.000 --> 00:02.000", "Öl"], ["6 order"]],
  [["WEBVTT", "", "00:03.000 --> 00:14.000", "Salz"], ["3 beyond"]],
  [["WEBVTT", "", "00:03.000 --> 00:04.000"], ["3 empty"]],
  [["WEBVTT", "", "00:03.000 --> 00:04.000", "Salz", "00:05.000 --> 00:06.000", "Öl"], ["5 timing"]],
])("names the line of each mistake: %j", (lines, mistakes) => {
  expect(check(...lines)).toEqual(mistakes);
});
