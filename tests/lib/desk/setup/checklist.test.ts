import { expect, test } from "vitest";
import { createChecklist, type SetupFacts } from "#lib/desk/setup/checklist.ts";

const now = new Date("2026-11-26T08:00:00Z");
const complete: SetupFacts = {
  siteUrl: "https://kueche.de",
  siteName: "Küche",
  siteMail: "hallo@kueche.de",
  missingImprint: [],
  unwrittenPages: [],
  locales: ["de", "en"],
  admins: 1,
  hasSamples: false,
  mailHost: "mail.kueche.de:587",
  bucket: null,
  hasColors: true,
  hasLogo: true,
  legalStories: [],
  dataDir: "/data",
  lastBackupAt: new Date("2026-11-25T03:00:00Z"),
};
const stateOf = (changes: Partial<SetupFacts>) =>
  createChecklist({ ...complete, ...changes }, now)
    .filter(({ state }) => state !== "done")
    .map(({ key, state }) => `${key}: ${state}`);

test("a site with everything has no open step", () => {
  expect(stateOf({})).toEqual([]);
});

test.each<[Partial<SetupFacts>, string]>([
  [{ siteUrl: "http://localhost:3000" }, "address: open"],
  [{ siteUrl: "http://kueche.de" }, "address: open"],
  [{ siteMail: "tisch@tischlein.example" }, "name: open"],
  [{ hasColors: false }, "colors: advised"],
  [{ hasLogo: false }, "logo: advised"],
  [{ missingImprint: ["vat"] }, "imprint: open"],
  [{ unwrittenPages: [{ page: "privacy", locale: "en" }] }, "legal: open"],
  [{ admins: 0 }, "admin: open"],
  [{ hasSamples: true }, "samples: advised"],
  [{ mailHost: null }, "mail: open"],
  [{ lastBackupAt: null }, "backup: advised"],
  [{ lastBackupAt: new Date("2026-11-01T03:00:00Z") }, "backup: advised"],
])("%j leaves %s", (changes, expected) => {
  expect(stateOf(changes)).toEqual([expected]);
});
