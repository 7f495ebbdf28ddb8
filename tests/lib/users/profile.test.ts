import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "#lib/db/client.ts";
import { uploads } from "#lib/db/tables/accounts.ts";
import { pictures } from "#lib/db/tables/pictures.ts";
import { users } from "#lib/db/tables/users.ts";
import { findSlug, forgetSlugs } from "#lib/i18n/slugs.ts";
import { changeProfile } from "#lib/users/profile.ts";
import { deletionBody, deletionInput, profileBody, profileInput } from "#lib/users/schema.ts";
import { newMember } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";

ownDatabase();

const stored = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0];
const rename = (id: string, name: string) => changeProfile(id, { name }, "de");

async function leadsTo(slug: string) {
  forgetSlugs("/users/[slug]", [slug]);
  return findSlug("/users/[slug]", "de", slug);
}

describe("a name", () => {
  test("brings its address along, and the old one leads there", async () => {
    const { id, slug } = await newMember();
    expect(await rename(id, "Zitronenzeste")).toMatchObject({ problem: null, slugs: ["zitronenzeste", slug] });
    expect(await leadsTo(slug)).toBe("zitronenzeste");
    expect(await leadsTo("zitronenzeste")).toBe("zitronenzeste");
  });

  test("that reads the same in an address keeps it", async () => {
    const { id } = await newMember({ name: "Öl und Essig", slug: "oel-und-essig-2" });
    expect(await rename(id, "Oel und Essig")).toMatchObject({ slugs: ["oel-und-essig-2"] });
  });

  test("can be taken up again with its address", async () => {
    const { id } = await newMember({ name: "Erste", slug: "erste" });
    await rename(id, "Zweite");
    expect(await rename(id, "Erste")).toMatchObject({ slugs: ["erste", "zweite"] });
    expect(await leadsTo("zweite")).toBe("erste");
  });

  test("does not take an address that leads to somebody else", async () => {
    const first = await newMember({ name: "Gewürzregal", slug: "gewuerzregal" });
    await rename(first.id, "Etwas anderes");
    const second = await newMember();
    expect(await rename(second.id, "Gewürzregal")).toMatchObject({ slugs: ["gewuerzregal-2", second.slug] });
    expect(await leadsTo("gewuerzregal")).toBe("etwas-anderes");
  });

  test("somebody else has is refused, whatever its case; one's own is not", async () => {
    const other = await newMember({ name: "Topfgucker", slug: "topfgucker" });
    const { id, name } = await newMember();
    expect(await rename(id, "TOPFGUCKER")).toEqual({ problem: "nameTaken" });
    expect((await stored(id))?.name).toBe(name);
    expect(await rename(other.id, "TopfGucker")).toMatchObject({ problem: null, slugs: ["topfgucker"] });
  });

  test("two want at once goes to one of them", async () => {
    const [a, b] = [await newMember(), await newMember()];
    const answers = await Promise.all([rename(a.id, "Pfanne"), rename(b.id, "Pfanne")]);
    expect(answers.map(({ problem }) => problem).sort()).toEqual(["nameTaken", null].sort());
  });
});

describe("what somebody says about themselves", () => {
  test("is one text for both languages until there are two", async () => {
    const { id } = await newMember();
    await changeProfile(id, { bio: "Kocht gern." }, "de");
    await changeProfile(id, { bio: "Likes to cook." }, "en");
    expect((await stored(id))?.bio).toEqual({ en: "Likes to cook." });
    const two = await newMember({ bio: { de: "Kocht", en: "Cooks" } });
    await changeProfile(two.id, { bio: "Kocht gut" }, "de");
    expect((await stored(two.id))?.bio).toEqual({ de: "Kocht gut", en: "Cooks" });
  });

  test("can be taken back, and so can the website", async () => {
    const { id } = await newMember({ bio: { en: "Cooks" }, website: "https://cook.example" });
    await changeProfile(id, { bio: "", website: "" }, "de");
    expect(await stored(id)).toMatchObject({ bio: {}, website: null });
  });

  test("stays as it is where nothing is said", async () => {
    const { id } = await newMember({
      bio: { de: "Kocht" },
      website: "https://cook.example",
      locale: "en",
      units: "us",
    });
    await changeProfile(id, {});
    const kept = { bio: { de: "Kocht" }, website: "https://cook.example", locale: "en", units: "us" };
    expect(await stored(id)).toMatchObject(kept);
  });
});

test("somebody else's picture is no picture, and nobody is nobody", async () => {
  const [owner, thief] = [await newMember(), await newMember()];
  const file = { storageKey: "pictures/x", mime: "image/jpeg", width: 400, height: 400, bytes: 1, placeholder: "" };
  const [picture] = await db
    .insert(pictures)
    .values({ ...file, alts: { de: "", en: "" } })
    .returning({ id: pictures.id });
  const pictureId = picture?.id ?? "";
  await db.insert(uploads).values({ pictureId, userId: owner.id });
  const missing = { problem: "missing" };
  expect(await changeProfile(thief.id, { pictureId })).toEqual(missing);
  expect(await changeProfile(thief.id, { pictureId: crypto.randomUUID() })).toEqual(missing);
  expect(await changeProfile(crypto.randomUUID(), { bio: "?" })).toEqual(missing);
  expect(await changeProfile(owner.id, { pictureId })).toMatchObject({ problem: null, formerPictureId: null });
  expect(await changeProfile(owner.id, { pictureId: null })).toMatchObject({ formerPictureId: pictureId });
});

describe("the form", () => {
  const form = { name: "Zitronenzeste", bio: "", website: "", locale: "de" };
  const problems = (changes: object) =>
    profileInput.safeParse({ ...form, ...changes }).error?.issues.map((i) => i.message);

  test.each([
    ["a name of one letter", { name: "Z" }, ["badName"]],
    ["a name of 41 letters", { name: "z".repeat(41) }, ["badName"]],
    ["a name of nothing but signs", { name: "***" }, ["badName"]],
    ["501 characters", { bio: "z".repeat(501) }, ["bioTooLong"]],
    ["a website without https", { website: "http://zeste.example" }, ["badWebsite"]],
    ["a website that is none", { website: "zitronenzeste" }, ["badWebsite"]],
    ["a script", { website: "javascript:alert(1)" }, ["badWebsite"]],
    ["a website with a password", { website: "https://anna:geheim@zeste.example" }, ["badWebsite"]],
    ["a role", { newType: "admin" }, ['Unrecognized key: "newType"']],
  ])("refuses %s", (_, changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });

  test("cleans what it takes", () => {
    for (const website of ["zeste.example", " www.zeste.example/kuchen "]) {
      expect(profileInput.parse({ ...form, website }).website).toBe(`https://${website.trim()}`);
    }
    const typed = { name: "  Zitronen\u200b  zeste ", bio: " Sauer.\r\nMeist. ", website: " https://zeste.example " };
    expect(profileInput.parse({ ...form, ...typed })).toMatchObject({
      name: "Zitronen zeste",
      bio: "Sauer.\nMeist.",
      website: "https://zeste.example",
    });
    expect(problems({ bio: "z".repeat(500) })).toBeUndefined();
  });

  test("the body of the API takes what is to change and nothing else", () => {
    expect(profileBody.safeParse({}).success).toBe(true);
    expect(profileBody.safeParse({ website: null, picture_id: null, units: "us" }).success).toBe(true);
    for (const body of [{ slug: "x" }, { new_type: "admin" }, { email: "a@b.example" }, { units: "stone" }]) {
      expect(profileBody.safeParse(body).success, JSON.stringify(body)).toBe(false);
    }
  });

  test.each(["löschen", "Löschen ", "delete", "lo\u0308schen"])("leaving by the word %s", (word) => {
    expect(deletionInput.safeParse({ word, password: "", locale: "de" }).success).toBe(true);
  });

  test("no leaving without the word, or without anything", () => {
    expect(deletionInput.safeParse({ word: "loschen", password: "x", locale: "de" }).success).toBe(false);
    expect(deletionBody.safeParse({}).success).toBe(false);
    expect(deletionBody.safeParse({ password: "x" }).success).toBe(true);
    expect(deletionBody.safeParse({ word: "delete" }).success).toBe(true);
  });
});
