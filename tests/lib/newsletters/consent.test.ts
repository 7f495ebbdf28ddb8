import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { consentOf } from "#lib/newsletters/consent.ts";
import de from "#messages/de.json";
import en from "#messages/en.json";

/** Changed on purpose together with the name of the wording. */
const agreedTo = { name: "2026-11-20", fingerprint: "8df84f6497e07570" };

test("a changed wording has another name", () => {
  const wording = [de, en].map(({ newsletters: { form, panel, settings } }) => [
    form.labelAlone,
    form.submit,
    form.consent,
    panel,
    settings.label,
    settings.hint,
  ]);
  const fingerprint = createHash("sha256").update(JSON.stringify(wording)).digest("hex").slice(0, 16);
  expect({ name: consentOf("footer").replace("form-", ""), fingerprint }).toEqual(agreedTo);
});
