import { expect, test } from "vitest";
import { getDateFormat, getNumberFormat } from "#lib/platform/i18n/intl-formats.ts";

test("a format is made once for each language and set of options", () => {
  expect(getNumberFormat("de")).toBe(getNumberFormat("de", {}));
  expect(getNumberFormat("de").format(1234.5)).toBe("1.234,5");
  expect(getNumberFormat("en").format(1234.5)).toBe("1,234.5");
  expect(getNumberFormat("de", { maximumFractionDigits: 0 }).format(1234.5)).toBe("1.235");
  expect(getDateFormat("de", { month: "long", timeZone: "UTC" }).format(0)).toBe("Januar");
  expect(getDateFormat("de", { month: "long", timeZone: "UTC" })).toBe(
    getDateFormat("de", { month: "long", timeZone: "UTC" }),
  );
});
