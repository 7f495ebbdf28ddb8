import { expect, test } from "vitest";
import { keepTogether } from "#lib/platform/text/keep-together.ts";

test.each([
  ["getrocknet, 3–5 mm breit", "getrocknet, 3–\u20605\u00a0mm breit"],
  ["1½–2 TL, 180 °C und 1,5 kg", "1½–\u20602\u00a0TL, 180\u00a0°C und 1,5\u00a0kg"],
  ["in 8–10 Min. fertig", "in 8–\u206010\u00a0Min. fertig"],
  ["2 lb or 4 cups", "2\u00a0lb or 4\u00a0cups"],
])("%j is not parted", (text, joined) => {
  expect(keepTogether(text)).toBe(joined);
});

test.each(["Teig – ganz glatt", "3 große Eier", "12 mal", "5 genaue Schritte", "2 in der Pfanne", "Mo–Fr"])(
  "%j stays as it is",
  (text) => {
    expect(keepTogether(text)).toBe(text);
  },
);

test("joining twice changes nothing more", () => {
  const once = keepTogether("3–5 mm");
  expect(keepTogether(once)).toBe(once);
});
