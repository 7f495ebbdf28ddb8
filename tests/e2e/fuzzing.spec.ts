import { randomInt } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { findFaults } from "./fuzzing/faults.ts";
import { marker } from "./fuzzing/hostile-values.ts";
import { type RawRequest, renderRequest, sendRawRequest } from "./fuzzing/raw-request.ts";
import { requestKinds } from "./fuzzing/requests.ts";
import { createAccount, createApiToken, signIn } from "./support/account.ts";
import { restoreSiteAfterwards } from "./support/run/restore-site.ts";
import { sendRequest } from "./support/send-request.ts";

restoreSiteAfterwards();

// FUZZ_RUNS sends more, FUZZ_SEED repeats a run. A run is up to eight requests at once.
const numRuns = Number(process.env.FUZZ_RUNS ?? 25);
const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
const maxAtOnce = 8;

test.setTimeout(60_000 + numRuns * 2000);

async function assertNoFaults(kind: () => fc.Arbitrary<RawRequest>, own: RawRequest["headers"] = []): Promise<void> {
  const requests = fc.array(
    kind().map((request) => ({ ...request, headers: [...own, ...request.headers] })),
    { minLength: 1, maxLength: maxAtOnce, size: "max" },
  );
  const property = fc.asyncProperty(requests, async (list) => {
    const answers = await Promise.all(list.map(sendRawRequest));
    const faults = list.flatMap((request, index) => {
      const found = findFaults(request, answers[index] as (typeof answers)[number]);
      return found.map((fault) => `${fault}:\n${renderRequest(request).toString().slice(0, 3000)}`);
    });
    expect(faults).toEqual([]);
  });
  console.log(`FUZZ_SEED=${seed} FUZZ_RUNS=${numRuns}`);
  await fc.assert(property, { numRuns, seed, endOnFailure: false, interruptAfterTimeLimit: numRuns * 2000 });
}

test.describe("hostile requests", () => {
  for (const [name, kind] of Object.entries(requestKinds)) {
    test(name, async () => {
      await assertNoFaults(kind);
    });

    test(`${name} of an account`, async ({ page }) => {
      const account = await createAccount();
      await signIn(page, account);
      const cookies = await page.context().cookies();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
      await assertNoFaults(kind, [["Cookie", cookie]]);
    });
  }

  test("writes by the token of an account", async () => {
    const token = await createApiToken(await createAccount());
    await assertNoFaults(requestKinds.writes as () => fc.Arbitrary<RawRequest>, [["X-User-Token", token]]);
  });

  test.afterAll(async () => {
    // Nothing of it was stored for other readers.
    for (const path of ["/de", "/en", "/de/rezepte", "/de/rezepte/ofenkuerbissuppe-mit-kernoel", "/en/stories"]) {
      const { status, type, text } = await sendRequest(path);
      expect([status, type], path).toEqual([200, "text/html; charset=utf-8"]);
      expect(text).not.toContain(marker.slice(0, 4));
    }
    expect((await sendRequest("/api/health")).status).toBe(200);
  });
});
