import { expect, test, vi } from "vitest";
import { GET } from "#app/api/accounts/texts/route.ts";
import de from "#messages/de.json";

vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

test("sends the texts of the account dialogs, which browsers keep", async () => {
  const response = await GET(new Request("http://localhost/api/accounts/texts/?locale=de&build=1"), undefined);
  expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
  const { data } = await response.json();
  expect(data.signIn.submit).toBe(de.accounts.signIn.submit);
  expect(data.signIn).not.toHaveProperty("metaTitle");
  expect(Object.keys(data).sort()).toEqual(["fields", "problems", "providers", "reasons", "reset", "signIn", "signUp"]);
});
