import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { FollowError } from "#lib/people/follows/errors.ts";
import { setFollow } from "#lib/people/follows/mutations.ts";
import { countFollowers, listFollowedAuthors } from "#lib/people/follows/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { follows, users } from "#lib/platform/db/tables/users.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import "#tests/support/fast-check.ts";

setUpDatabase();

const person = fc.nat({ max: 3 });
const step = fc.oneof(
  fc.record({ kind: fc.constant("follow"), user: person, author: person, isOn: fc.boolean() }),
  fc.record({ kind: fc.constant("ban"), user: person, author: person, isOn: fc.boolean() }),
);

/** What the lists must show: pairs "user>author", and the banned. */
class Model {
  readonly pairs = new Set<string>();
  readonly banned = new Set<number>();

  follow(user: number, author: number, isOn: boolean): string {
    if (!isOn) this.pairs.delete(`${user}>${author}`);
    else if (user === author) return "self";
    else if (this.banned.has(user) || this.banned.has(author)) return "missing";
    else this.pairs.add(`${user}>${author}`);
    return "done";
  }

  followers = (author: number) =>
    [0, 1, 2, 3].filter((user) => this.pairs.has(`${user}>${author}`) && !this.banned.has(user)).length;

  followed = (user: number) =>
    [0, 1, 2, 3].filter((author) => this.pairs.has(`${user}>${author}`) && !this.banned.has(author));
}

test("lists and counts what a model of sets does, after any follows and bans", async () => {
  const rows = [0, 1, 2, 3].map((n) => ({ slug: `cook-${n}`, name: `Cook ${n}` }));
  const ids = (await db.insert(users).values(rows).returning({ id: users.id })).map(({ id }) => id);
  const idOf = (n: number) => ids[n] ?? "";
  const apply = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
    await db.delete(follows);
    await db.update(users).set({ bannedAt: null });
    const model = new Model();
    for (const { kind, user, author, isOn } of steps) {
      if (kind === "ban") {
        await db
          .update(users)
          .set({ bannedAt: isOn ? new Date() : null })
          .where(eq(users.id, idOf(user)));
        if (isOn) model.banned.add(user);
        else model.banned.delete(user);
        continue;
      }
      const follow = setFollow({ userId: idOf(user), authorId: idOf(author), followed: isOn });
      const outcome = await follow.then(
        () => "done",
        (error) => (error instanceof FollowError ? error.code : Promise.reject(error)),
      );
      expect(outcome).toBe(model.follow(user, author, isOn));
    }
    for (const n of [0, 1, 2, 3]) {
      expect(await countFollowers(idOf(n))).toBe(model.followers(n));
      const { data } = await listFollowedAuthors({ userId: idOf(n), locale: "de" });
      expect(data.map(({ id }) => ids.indexOf(id)).sort()).toEqual(model.followed(n));
      for (const { id, followerCount } of data) expect(followerCount).toBe(model.followers(ids.indexOf(id)));
    }
  });
  await fc.assert(apply, { numRuns: 40 });
});
