import { createHash, randomUUID } from "node:crypto";
import { and, isNull, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { answerOnce, readIdempotentId } from "#lib/api/api-resources/idempotency-key.ts";
import { deleteExpiredAnswers } from "#lib/api/api-resources/idempotency-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { apiAnswers } from "#lib/platform/db/tables/accounts.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

let created = 0;
const create = async (request: Request) => {
  created += 1;
  return Response.json({ created, sent: await request.json() }, { status: 201 });
};

const toRequest = (key: string | null, body: unknown = { title: "Suppen" }, path = "/api/plates") =>
  new Request(`http://localhost:3000${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(key !== null && { "idempotency-key": key }) },
    body: JSON.stringify(body),
  });

const send = (request: Request, answer = create, sender = "anna") => answerOnce(request, sender, answer);
const read = async (response: Promise<Response>) => {
  const { status, headers } = await response;
  return [status, headers.get("content-type"), await (await response).text()];
};
const readCode = (response: Promise<Response>) => response.catch((error: ApiError) => error.code);

test("answers once for each key and sender", async () => {
  const key = randomUUID();
  const first = await read(send(toRequest(key)));
  expect(first[2]).toContain("Suppen");
  expect(await read(send(toRequest(key)))).toEqual(first);
  expect(await read(send(toRequest(key, undefined, "/api/plates/")))).toEqual(first);
  for (const other of [send(toRequest(randomUUID())), send(toRequest(key), create, "jonas"), send(toRequest(null))])
    expect(await read(other)).not.toEqual(first);
});

test("refuses the key of another body or address", async () => {
  const key = randomUUID();
  await send(toRequest(key));
  const before = created;
  for (const other of [toRequest(key, { title: "Kuchen" }), toRequest(key, undefined, "/api/cups")])
    expect(await readCode(send(other))).toBe("keyReused");
  expect(created).toBe(before);
});

test("stores nothing by which a password in the body could be guessed", async () => {
  const body = { password: "Quittengelee 1893" };
  await send(toRequest(randomUUID(), body));
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  const stored = await db.select({ fingerprint: apiAnswers.fingerprint }).from(apiAnswers);
  const guess = hash(`POST /api/plates ${hash(JSON.stringify(body))}`);
  expect(stored.map(({ fingerprint }) => fingerprint)).not.toContain(guess);
});

test("refuses a repetition while the first request is running", async () => {
  const key = randomUUID();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const started = Promise.withResolvers<void>();
  const first = send(toRequest(key), () => {
    started.resolve();
    return promise;
  });
  await started.promise;
  expect(await readCode(send(toRequest(key)))).toBe("inProgress");
  expect(await readCode(send(toRequest(key, {})))).toBe("keyReused");
  resolve(new Response(null, { status: 204 }));
  expect((await first).status).toBe(204);
  expect(await read(send(toRequest(key)))).toEqual([204, null, ""]);
});

test("keeps the key of a request that runs for longer than a minute", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const key = randomUUID();
    const { promise, resolve } = Promise.withResolvers<Response>();
    const started = Promise.withResolvers<void>();
    const first = send(toRequest(key), () => {
      started.resolve();
      return promise;
    });
    await started.promise;
    await db.update(apiAnswers).set({ startedAt: sql`now() - interval '2 minutes'` }).where(isNull(apiAnswers.status));
    vi.advanceTimersByTime(20_000);
    const isRecent = and(isNull(apiAnswers.status), sql`${apiAnswers.startedAt} > now() - interval '1 minute'`);
    await vi.waitFor(async () => expect(await db.$count(apiAnswers, isRecent)).toBe(1));
    expect(await readCode(send(toRequest(key)))).toBe("inProgress");
    resolve(new Response(null, { status: 204 }));
    expect((await first).status).toBe(204);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test("a request that has failed, or was lost, may be sent again", async () => {
  const key = randomUUID();
  const fail = async () => Promise.reject(new ApiError("limit"));
  expect(await readCode(send(toRequest(key), fail))).toBe("limit");
  expect((await send(toRequest(key))).status).toBe(201);
  await db.update(apiAnswers).set({ status: null, startedAt: sql`now() - interval '2 minutes'` });
  expect(await readCode(send(toRequest(key, {})))).toBe("keyReused");
  expect((await send(toRequest(key))).status).toBe(201);
});

test("forgets answers after a day", async () => {
  const key = randomUUID();
  const first = await read(send(toRequest(key)));
  await db.update(apiAnswers).set({ startedAt: sql`now() - interval '25 hours'` });
  expect(await read(send(toRequest(key)))).not.toEqual(first);
  await db.update(apiAnswers).set({ startedAt: sql`now() - interval '25 hours'` });
  await deleteExpiredAnswers();
  expect(await db.$count(apiAnswers)).toBe(0);
});

test("forms are the same with another boundary", async () => {
  const key = randomUUID();
  const toForm = (bytes: string) => {
    const body = new FormData();
    body.set("picture", new Blob([bytes], { type: "image/png" }), "a.png");
    return new Request("http://localhost:3000/api/pictures", {
      method: "POST",
      headers: { "idempotency-key": key },
      body,
    });
  };
  const store = async () => Response.json({ id: randomUUID() }, { status: 201 });
  const first = await read(send(toForm("one"), store));
  expect(await read(send(toForm("one"), store))).toEqual(first);
  expect(await readCode(send(toForm("two"), store))).toBe("keyReused");
});

test.each(["", "a b", "ä", "x".repeat(201)])("refuses the key %j", async (key) => {
  const request = toRequest(null);
  // Headers of a request cannot hold every text that a client sends.
  const headers = { get: (name: string) => (name === "idempotency-key" ? key : null) } as Headers;
  expect(await readCode(send(Object.defineProperty(request, "headers", { value: headers })))).toBe("invalid");
});

test("an id follows from user, key and body", () => {
  const toId = (userId: string, body: unknown) =>
    readIdempotentId(new Headers({ "idempotency-key": "a" }), userId, body);
  expect(toId("1", "x")).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(toId("1", "x")).toBe(toId("1", "x"));
  expect(new Set([toId("1", "x"), toId("2", "x"), toId("1", "y")]).size).toBe(3);
  expect(readIdempotentId(new Headers(), "1", "x")).toBeUndefined();
});
