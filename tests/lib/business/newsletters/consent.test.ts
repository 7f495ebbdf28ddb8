import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { getConsentVersion } from "#lib/business/newsletters/consent.ts";
import de from "#messages/de.json";
import en from "#messages/en.json";

/** Change it together with the version of the consent text. */
const agreedTo = { name: "2026-11-23", fingerprint: "fedb2723aac876e9" };

test("changes the version with the consent text", () => {
  const wording = [de, en].map(({ newsletters: { form, panel, settings } }) => [
    form.labelAlone,
    form.submit,
    form.consent,
    panel,
    settings.label,
    settings.hint,
  ]);
  const fingerprint = createHash("sha256").update(JSON.stringify(wording)).digest("hex").slice(0, 16);
  expect({ name: getConsentVersion("footer").replace("form-", ""), fingerprint }).toEqual(agreedTo);
});
