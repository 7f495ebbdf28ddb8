import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { updateProfile } from "#lib/people/users/profile-mutations.ts";
import { profileBodySchema, profileSchema } from "#lib/people/users/schema.ts";
import { db } from "#lib/platform/db/client.ts";
import { uploads } from "#lib/platform/db/tables/accounts.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { findSlug, invalidateSlugs } from "#lib/platform/routing/slugs.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

const stored = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0];
const rename = (id: string, name: string) => updateProfile(id, { name }, "de");

async function resolveSlug(slug: string) {
  invalidateSlugs("/users/[slug]", [slug]);
  return findSlug("/users/[slug]", "de", slug);
}

describe("a new name", () => {
  test("changes the slug, and the former one redirects", async () => {
    const { id, slug } = await createMember();
    expect(await rename(id, "Zitronenzeste")).toMatchObject({ error: null, slugs: ["zitronenzeste", slug] });
    expect(await resolveSlug(slug)).toBe("zitronenzeste");
    expect(await resolveSlug("zitronenzeste")).toBe("zitronenzeste");
  });

  test("keeps a slug that does not change", async () => {
    const { id } = await createMember({ name: "Öl und Essig", slug: "oel-und-essig-2" });
    expect(await rename(id, "Oel und Essig")).toMatchObject({ slugs: ["oel-und-essig-2"] });
  });

  test("can be changed back with its slug", async () => {
    const { id } = await createMember({ name: "Erste", slug: "erste" });
    await rename(id, "Zweite");
    expect(await rename(id, "Erste")).toMatchObject({ slugs: ["erste", "zweite"] });
    expect(await resolveSlug("zweite")).toBe("erste");
  });

  test("does not get a slug that redirects to another user", async () => {
    const first = await createMember({ name: "Gewürzregal", slug: "gewuerzregal" });
    await rename(first.id, "Etwas anderes");
    const second = await createMember();
    expect(await rename(second.id, "Gewürzregal")).toMatchObject({ slugs: ["gewuerzregal-2", second.slug] });
    expect(await resolveSlug("gewuerzregal")).toBe("etwas-anderes");
  });

  test("is rejected when taken in any case by another user", async () => {
    const other = await createMember({ name: "Topfgucker", slug: "topfgucker" });
    const { id, name } = await createMember();
    expect(await rename(id, "TOPFGUCKER")).toEqual({ error: "nameTaken" });
    expect((await stored(id))?.name).toBe(name);
    expect(await rename(other.id, "TopfGucker")).toMatchObject({ error: null, slugs: ["topfgucker"] });
  });

  test("is rejected when it could be taken for the site or its people", async () => {
    await createMember({ name: "Ottilie Pfeffer", slug: "ottilie-pfeffer", newType: "editor" });
    const { id, name } = await createMember();
    expect(await rename(id, "Team Tischlein")).toEqual({ error: "reservedName" });
    expect(await rename(id, "Tеam")).toEqual({ error: "mixedScripts" });
    expect(await rename(id, "Otti1ie Pfeffer")).toEqual({ error: "nameTaken" });
    expect((await stored(id))?.name).toBe(name);
    expect(await rename(id, "Тимур Иванов")).toMatchObject({ error: null });
  });

  test("may name the site for its people, and stays when it is from before a rule", async () => {
    const { id } = await createMember({ newType: "editor" });
    expect(await rename(id, "Tischlein Redaktion")).toMatchObject({ error: null });
    const former = await createMember({ name: "Support", slug: "support" });
    expect(await updateProfile(former.id, { name: "Support", bio: "Kocht gern." })).toMatchObject({ error: null });
  });

  test("goes to one of two concurrent users", async () => {
    const [a, b] = [await createMember(), await createMember()];
    const answers = await Promise.all([rename(a.id, "Pfanne"), rename(b.id, "Pfanne")]);
    expect(answers.map(({ error }) => error).sort()).toEqual(["nameTaken", null].sort());
  });
});

describe("the bio", () => {
  test("counts for both languages until there are two", async () => {
    const { id } = await createMember();
    await updateProfile(id, { bio: "Kocht gern." }, "de");
    await updateProfile(id, { bio: "Likes to cook." }, "en");
    expect((await stored(id))?.bio).toEqual({ en: "Likes to cook." });
    const two = await createMember({ bio: { de: "Kocht", en: "Cooks" } });
    await updateProfile(two.id, { bio: "Kocht gut" }, "de");
    expect((await stored(two.id))?.bio).toEqual({ de: "Kocht gut", en: "Cooks" });
  });

  test("can be removed, and so can the website", async () => {
    const { id } = await createMember({ bio: { en: "Cooks" }, website: "https://cook.example" });
    await updateProfile(id, { bio: "", website: "" }, "de");
    expect(await stored(id)).toMatchObject({ bio: {}, website: null });
  });

  test("is kept when not given", async () => {
    const { id } = await createMember({
      bio: { de: "Kocht" },
      website: "https://cook.example",
      locale: "en",
      units: "us",
    });
    await updateProfile(id, {});
    const kept = { bio: { de: "Kocht" }, website: "https://cook.example", locale: "en", units: "us" };
    expect(await stored(id)).toMatchObject(kept);
  });
});

test("rejects a picture of another user and an unknown user", async () => {
  const [owner, thief] = [await createMember(), await createMember()];
  const file = { storageKey: "pictures/x", mime: "image/jpeg", width: 400, height: 400, bytes: 1, placeholder: "" };
  const [picture] = await db
    .insert(pictures)
    .values({ ...file, alts: { de: "", en: "" } })
    .returning({ id: pictures.id });
  const pictureId = picture?.id ?? "";
  await db.insert(uploads).values({ pictureId, userId: owner.id });
  const missing = { error: "missing" };
  expect(await updateProfile(thief.id, { pictureId })).toEqual(missing);
  expect(await updateProfile(thief.id, { pictureId: crypto.randomUUID() })).toEqual(missing);
  expect(await updateProfile(crypto.randomUUID(), { bio: "?" })).toEqual(missing);
  expect(await updateProfile(owner.id, { pictureId })).toMatchObject({ error: null, formerPictureId: null });
  expect(await updateProfile(owner.id, { pictureId: null })).toMatchObject({ formerPictureId: pictureId });
});

describe("the form schema", () => {
  const form = { name: "Zitronenzeste", bio: "", website: "", locale: "de" };
  const problems = (changes: object) =>
    profileSchema.safeParse({ ...form, ...changes }).error?.issues.map((i) => i.message);

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
  ])("rejects %s", (_, changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });

  test("normalizes the fields", () => {
    for (const website of ["zeste.example", " www.zeste.example/kuchen "]) {
      expect(profileSchema.parse({ ...form, website }).website).toBe(`https://${website.trim()}`);
    }
    const typed = { name: "  Zitronen\u200b  zeste ", bio: " Sauer.\r\nMeist. ", website: " https://zeste.example " };
    expect(profileSchema.parse({ ...form, ...typed })).toMatchObject({
      name: "Zitronen zeste",
      bio: "Sauer.\nMeist.",
      website: "https://zeste.example",
    });
    expect(problems({ bio: "z".repeat(500) })).toBeUndefined();
  });

  test("accepts only known fields in the body of the API", () => {
    expect(profileBodySchema.safeParse({}).success).toBe(true);
    expect(profileBodySchema.safeParse({ website: null, picture_id: null, units: "us" }).success).toBe(true);
    for (const body of [{ slug: "x" }, { new_type: "admin" }, { email: "a@b.example" }, { units: "stone" }]) {
      expect(profileBodySchema.safeParse(body).success, JSON.stringify(body)).toBe(false);
    }
  });
});
