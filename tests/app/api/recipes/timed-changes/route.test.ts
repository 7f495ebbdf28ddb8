import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { signToken } from "#lib/platform/auth/signed-token.ts";
import type { PublicationChange } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const listTimedChanges = vi.hoisted(() => vi.fn(async (_from: Date, _to: Date): Promise<PublicationChange[]> => []));
const listDueCopies = vi.hoisted(() => vi.fn(async (_now: Date): Promise<string[]> => []));
const publishDueCopy = vi.hoisted(() => vi.fn(async (_id: string): Promise<PublicationChange | null> => null));
vi.mock("#lib/content/recipe-drafts/working-copy/copy-queries.ts", () => ({ listDueCopies }));
vi.mock("#lib/content/recipe-drafts/publication/planned/mutations.ts", () => ({ publishDueCopy }));
vi.mock("#lib/platform/routing/publication/timed-queries.ts", () => ({ listTimedChanges }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getRequestUser: async () => null }));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

const { POST } = await import("#app/api/recipes/timed-changes/route.ts");
const { requestTimedChanges } = await import("#app/request-timed-changes.ts");

setUpDatabase();
const takeExpired = recordExpiry();

const soup: PublicationChange = { type: "recipe", itemId: randomUUID(), authorIds: [], slugs: ["suppe"] };
const bread: PublicationChange = { type: "article", itemId: randomUUID(), authorIds: [], slugs: ["brot"] };
const lists = ["cards", "categories", "feeds", "ingredients", "tags", "users"];
const header = "x-timed-changes";
const period = "1763654400000 1763654460000";
const post = (token?: string) =>
  POST(new Request("http://localhost/", { method: "POST", headers: token ? { [header]: token } : {} }), {});

beforeEach(() => {
  listTimedChanges.mockReset().mockResolvedValue([]);
  listDueCopies.mockReset().mockResolvedValue([]);
});

test("revalidates every recipe and story that has changed in the period", async () => {
  listTimedChanges.mockResolvedValue([soup, bread]);
  expect((await post(signToken(header, period, 1000))).status).toBe(204);
  expect(listTimedChanges).toHaveBeenCalledWith(...period.split(" ").map((time) => new Date(Number(time))));
  expect(takeExpired()).toEqual([...lists, "item:brot", "item:suppe"].toSorted());
});

test("publishes the changes of the desk whose time has come, and revalidates them", async () => {
  listDueCopies.mockResolvedValue(["1", "2"]);
  publishDueCopy.mockResolvedValueOnce(soup);
  expect((await post(signToken(header, period, 1000))).status).toBe(204);
  expect(publishDueCopy.mock.calls.map(([id]) => id)).toEqual(["1", "2"]);
  expect(takeExpired()).toEqual([...lists, "item:suppe"].toSorted());
});

test("goes on behind an entry that fails, and has the job repeat the period", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  listDueCopies.mockResolvedValue(["1", "2"]);
  publishDueCopy.mockRejectedValueOnce(new Error("broken")).mockResolvedValueOnce(soup);
  listTimedChanges.mockResolvedValue([{ ...soup, authorIds: ["no id"], slugs: ["kuchen"] }, bread]);
  expect((await post(signToken(header, period, 1000))).status).toBe(503);
  expect(takeExpired()).toEqual([...lists, "item:brot", "item:suppe"].toSorted());
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test("is missing without a token that the site has just signed", async () => {
  const [expired, foreign] = [signToken(header, period, -1), signToken("other", period, 1000)];
  for (const token of [undefined, period, expired, foreign, signToken(header, "never", 1000)]) {
    expect((await post(token)).status).toBe(404);
  }
  expect(takeExpired()).toEqual([]);
});

test("the job requests the route when time has changed a recipe, and repeats what failed", async () => {
  const request = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", request);
  const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 12, minute));
  await requestTimedChanges(at(0));
  expect(request).not.toHaveBeenCalled();

  listTimedChanges.mockResolvedValue([soup]);
  request.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await expect(requestTimedChanges(at(1))).rejects.toThrow("503");
  await requestTimedChanges(at(2));
  expect(listTimedChanges).toHaveBeenLastCalledWith(at(0), at(2));
  expect(request).toHaveBeenCalledTimes(2);
  const headers = new Headers(request.mock.lastCall?.[1]?.headers);
  expect((await post(headers.get(header) ?? "")).status).toBe(204);

  await requestTimedChanges(at(3));
  expect(listTimedChanges).toHaveBeenCalledWith(at(2), at(3));
  vi.unstubAllGlobals();
});
