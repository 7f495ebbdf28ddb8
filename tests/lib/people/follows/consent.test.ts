import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { digestConsentVersion } from "#lib/people/follows/consent.ts";
import de from "#messages/de.json";
import en from "#messages/en.json";

/** Change it together with the version of the consent text. */
const agreedTo = { name: "settings-2026-11-24", fingerprint: "3dc11ff87d4d88a4" };

test("changes the version with the consent text", () => {
  const wording = [de, en].map(({ follows: { digest } }) => [digest.title, digest.label, digest.hint]);
  const fingerprint = createHash("sha256").update(JSON.stringify(wording)).digest("hex").slice(0, 16);
  expect({ name: digestConsentVersion, fingerprint }).toEqual(agreedTo);
});
