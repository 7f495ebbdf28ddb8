import { inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import {
  revalidateAuthor,
  revalidateOwnProfile,
  revalidateProfile,
  revalidateUserPages,
} from "#lib/platform/routing/revalidate-profile.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { createCookbook } from "#tests/lib/kitchen/cookbooks/fixtures.ts";
import { createDish, createReader, write } from "#tests/lib/people/comments/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();
const takeExpired = recordExpiry();
const lists = ["cards", "cookbooks", "menus", "users"];

let anna: string;

beforeAll(async () => {
  anna = await createReader({ name: "Anna", slug: "anna" });
});

test("a profile expires under its present and its former address, with the lists that name users", () => {
  revalidateProfile(["anna", "anna-k"]);
  expect(takeExpired()).toEqual([...lists, "user:anna", "user:anna-k"].toSorted());
});

test("a new address is found although it was not there a moment ago", async () => {
  const find = () => findSlug("/users/[slug]", "de", "berta");
  expect(await find()).toBeNull();
  await createReader({ name: "Berta", slug: "berta" });
  expect(await find()).toBeNull();
  revalidateProfile(["berta"]);
  expect(await find()).toBe("berta");
});

test("with an author, what they have written or commented on expires, and no other page", async () => {
  const [own, commented] = [await createDish(anna), await createDish()];
  await createDish();
  await write(anna, commented);
  await write(await createReader(), await createDish());
  await revalidateAuthor(anna, ["anna"]);
  const pages = [...(await itemTags(own)), ...(await itemTags(commented))];
  expect(takeExpired()).toEqual([...lists, ...pages, "user:anna"].toSorted());
});

test("a reader's own change reaches what names them, and no list or menu of the site", async () => {
  const reader = await createReader({ slug: "emil" });
  const commented = await createDish();
  await write(reader, commented);
  await revalidateOwnProfile(reader, ["emil"]);
  expect(takeExpired()).toEqual([...(await itemTags(commented)), "user:emil"].toSorted());
  await createCookbook(reader, "Suppen");
  await revalidateOwnProfile(reader, ["emil"]);
  expect(takeExpired()).toEqual(["cookbooks", ...(await itemTags(commented)), "user:emil"].toSorted());
});

test("an author's own change reaches the lists, and a partner's the menu as well", async () => {
  const author = await createReader({ slug: "frida" });
  const own = await createDish(author);
  await revalidateOwnProfile(author, ["frida"]);
  expect(takeExpired()).toEqual(["cards", ...(await itemTags(own)), "user:frida", "users"].toSorted());
  const partner = await createReader({ slug: "gut", newType: "partner" });
  await revalidateOwnProfile(partner, ["gut"]);
  expect(takeExpired()).toEqual(["cards", "menus", "user:gut", "users"]);
});

test("a profile that is hidden expires with what names its user, and its shared cookbooks are looked up anew", async () => {
  const owners = [await createReader(), await createReader({ slug: "carla" })];
  const commented = await createDish();
  await write(owners[1] ?? "", commented);
  const share = async (userId: string) =>
    (await createCookbook(userId, "Kuchen", { visibility: "public" })).publicSlugs[0] ?? "";
  const slugs = await Promise.all(owners.map(share));
  const find = () => Promise.all(slugs.map((slug) => findSlug("/cookbooks/[slug]", "de", slug)));
  expect(await find()).toEqual(slugs);
  await db
    .update(users)
    .set({ bannedAt: new Date("2026-01-01") })
    .where(inArray(users.id, owners));
  expect(await find()).toEqual(slugs);
  await revalidateUserPages("carla");
  expect(await find()).toEqual([slugs[0], null]);
  expect(takeExpired()).toEqual([...lists, ...(await itemTags(commented)), "user:carla"].toSorted());
});

test("a profile that was deleted meanwhile expires with the lists", async () => {
  await revalidateUserPages("dora");
  expect(takeExpired()).toEqual([...lists, "user:dora"].toSorted());
});
