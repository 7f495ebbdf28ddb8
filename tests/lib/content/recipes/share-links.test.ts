import { expect, test } from "vitest";
import { shareLinks } from "#lib/content/recipes/share-links.ts";

const links = shareLinks({
  title: "Brot & Öl + 100 %",
  url: "https://tischlein.example/de/rezepte/brot?servings=6&part=1:2",
  ingredients: ["500 g Mehl", "1½ TL Salz"],
  image: "https://tischlein.example/share/de/recipe/brot",
});

test("an e-mail has the title as its subject and lists the ingredients", () => {
  const { protocol, searchParams } = new URL(links.email);
  expect([protocol, searchParams.get("subject")]).toEqual(["mailto:", "Brot & Öl + 100 %"]);
  expect(searchParams.get("body")?.split("\r\n")).toEqual([
    "Brot & Öl + 100 %",
    "",
    "500 g Mehl",
    "1½ TL Salz",
    "",
    "https://tischlein.example/de/rezepte/brot?servings=6&part=1:2",
  ]);
  // Mail programs show a plus as it is.
  expect(links.email).not.toContain("+");
});

test("WhatsApp gets title and address, Pinterest the picture, too", () => {
  expect(new URL(links.whatsapp).searchParams.get("text")).toBe(
    "Brot & Öl + 100 %\nhttps://tischlein.example/de/rezepte/brot?servings=6&part=1:2",
  );
  expect(Object.fromEntries(new URL(links.pinterest).searchParams)).toEqual({
    url: "https://tischlein.example/de/rezepte/brot?servings=6&part=1:2",
    media: "https://tischlein.example/share/de/recipe/brot",
    description: "Brot & Öl + 100 %",
  });
});
