import { type OutgoingHttpHeaders, request as sendRequest } from "node:http";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EdgeSite, startEdgeSite } from "../edge-site.ts";

let site: EdgeSite;
let answerHeaders: OutgoingHttpHeaders;
let answerStatus: number;
let count = 0;

beforeAll(async () => {
  site = await startEdgeSite((request, response) => {
    response.writeHead(answerStatus, answerHeaders).end(`for ${request.headers.cookie}`);
  });
});
afterAll(() => site.close());

/** The body that a reader with this cookie gets. */
function read(path: string, cookie: string, headers: OutgoingHttpHeaders = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { port: site.port, host: "localhost", path, headers: { ...headers, cookie } };
    const outgoing = sendRequest(options, async (incoming) => resolve(String(Buffer.concat(await incoming.toArray()))));
    outgoing.on("error", reject).end();
  });
}

/** The word in any case and with any spaces around it, as headers may write it. */
const written = (word: string) =>
  fc
    .tuple(fc.mixedCase(fc.constant(word)), fc.constantFrom("", " ", "\t"), fc.constantFrom("", " "))
    .map(([text, before, after]) => `${before}${text}${after}`);

const shared = fc.constantFrom(
  "public",
  "max-age=600",
  "s-maxage=600",
  "stale-while-revalidate=300",
  "must-revalidate",
);
const forbidding = fc.constantFrom(
  "private",
  "no-store",
  "no-cache",
  'private="set-cookie"',
  'no-cache="x-user, etag"',
);

/** A list of directives that has at least one of `word`. */
const directives = (word: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.array(shared.chain(written), { maxLength: 3 }), word.chain(written), fc.array(shared, { maxLength: 2 }))
    .map(([before, one, after]) => [...before, "s-maxage=600", one, ...after].join(","));

const common = fc.record({
  "content-type": fc.constantFrom("text/html", "text/html; charset=utf-8", "text/x-component", "application/xml"),
  vary: fc.constantFrom("rsc", "RSC, Accept-Encoding", "next-url"),
  etag: fc.constantFrom('"a"', 'W/"a"'),
});
const forAll = { "cache-control": "public, s-maxage=600" };

/** Headers each of which alone forbids to give an answer to another reader. */
const forOneReader = fc.oneof(
  directives(forbidding).map((value): OutgoingHttpHeaders => ({ "cache-control": value })),
  fc
    .tuple(directives(forbidding), shared)
    .map(([value, other]): OutgoingHttpHeaders => ({ "Cache-Control": [other, value] })),
  fc.constantFrom<OutgoingHttpHeaders>(
    { ...forAll, "set-cookie": "a=1" },
    { ...forAll, "set-cookie": ["a=1; Path=/", "b=2"] },
    { "cache-control": "max-age=0, must-revalidate" },
    { "cache-control": "" },
  ),
  fc
    .tuple(written("cookie"), fc.constantFrom("rsc", "accept-encoding"))
    .map((names): OutgoingHttpHeaders => ({ ...forAll, vary: names.join(",") })),
  fc
    .constantFrom("*", "Accept-Language", "User-Agent", "Authorization")
    .map((vary): OutgoingHttpHeaders => ({ ...forAll, vary })),
);

test("an answer for one reader is never given to another", async () => {
  const status = fc.constantFrom(200, 200, 200, 404, 308);
  await fc.assert(
    fc.asyncProperty(common, forOneReader, status, async (headers, own, code) => {
      answerHeaders = { ...headers, ...own };
      answerStatus = code;
      const path = `/de/${count++}`;
      for (const cookie of ["a", "b"]) expect(await read(path, cookie)).toBe(`for ${cookie}`);
    }),
  );
});

test("a failure is never given to another reader", async () => {
  const status = fc.constantFrom(203, 206, 301, 302, 303, 307, 400, 401, 403, 405, 410, 422, 429, 500, 502, 503);
  await fc.assert(
    fc.asyncProperty(common, status, async (headers, code) => {
      answerHeaders = { ...headers, ...forAll };
      answerStatus = code;
      const path = `/de/${count++}`;
      for (const cookie of ["a", "b"]) expect(await read(path, cookie)).toBe(`for ${cookie}`);
    }),
    { numRuns: 50 },
  );
});

test("a request of one reader is never answered with what another got", async () => {
  const personal = fc.constantFrom<[string, OutgoingHttpHeaders]>(
    ["?a=1", {}],
    ["?page=1&page=2", {}],
    ["?search=x&page=2", {}],
    ["", { authorization: "Bearer a" }],
    ["", { "x-user-token": "a" }],
  );
  await fc.assert(
    fc.asyncProperty(common, personal, async (headers, [query, sent]) => {
      answerHeaders = { ...headers, ...forAll };
      answerStatus = 200;
      const path = `/de/${count++}${query}`;
      for (const cookie of ["a", "b"]) expect(await read(path, cookie, sent)).toBe(`for ${cookie}`);
    }),
    { numRuns: 50 },
  );
});

test("an answer for all readers is given to all, and was made for none of them", async () => {
  await fc.assert(
    fc.asyncProperty(common, directives(shared), async (headers, caching) => {
      answerHeaders = { ...headers, "cache-control": caching };
      answerStatus = 200;
      const path = `/de/${count++}`;
      for (const cookie of ["a", "b"]) expect(await read(path, cookie)).toBe("for undefined");
    }),
    { numRuns: 50 },
  );
});
