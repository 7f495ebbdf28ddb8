import { expect, test, vi } from "vitest";
import { GET } from "#app/api/comments/texts/route.ts";

vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

const get = (query: string) => GET(new Request(`http://localhost/api/comments/texts/${query}`), undefined);

test("sends the texts of a language, which browsers keep", async () => {
  const response = await get("?locale=en&build=1");
  expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
  const { data } = await response.json();
  expect(data.form.label).toBe("Question, tip or experience");
  expect(data.form.count).toBe("{count} of 2,000 characters");
  expect(Object.keys(data).sort()).toEqual(["form", "hideReasons", "pending", "photos", "tools"]);
});

test("takes German for anything else", async () => {
  for (const query of ["?locale=de", "?locale=fr", ""]) {
    const { data } = await (await get(query)).json();
    expect(data.form.count).toBe("{count} von 2.000 Zeichen");
  }
});
