import { expect, test } from "vitest";
import { getUser } from "#lib/people/users/queries.ts";
import { createHousePicture } from "#tests/lib/content/pictures/fixtures.ts";
import { importEntry } from "#tests/support/content/import-entry.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

test("tells a portrait from the picture of a dish", async () => {
  const [dish, face] = [await createHousePicture(), await createHousePicture()];
  const baker = await importEntry("authors", {
    key: "baecker",
    name: "Bäcker",
    type: "contributor",
    pictureId: dish,
  });
  await importEntry("authors", { key: "wirt", name: "Wirt", type: "editor", pictureId: face, bannerId: dish });
  await createTestRecipe(baker, { pictureId: dish, texts: { de: recipeTexts("brot", "Brot") } });
  expect(await getUser("de", "baecker")).toMatchObject({ isPortrait: false, picture: { id: dish }, banner: null });
  expect(await getUser("de", "wirt")).toMatchObject({ isPortrait: true, picture: { id: face }, banner: { id: dish } });
});

test("an occupation begins with a capital letter, a name stays as it was chosen", async () => {
  const occupation = { de: "kocht schnell" };
  await importEntry("authors", { key: "koch", name: "eilig", type: "contributor", occupation });
  expect(await getUser("de", "koch")).toMatchObject({ name: "eilig", occupation: "Kocht schnell" });
  expect(await getUser("en", "koch")).toMatchObject({ occupation: "Kocht schnell" });
});
