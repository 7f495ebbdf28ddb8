import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { countReport } from "#lib/people/reports/allowance.ts";

let networks = 0;
const fromAnywhere = () => {
  networks += 1;
  return new Headers({ "x-forwarded-for": `198.18.7.${networks}` });
};

test("reports are limited by network", async () => {
  const headers = fromAnywhere();
  for (let count = 0; count < 10; count += 1) await countReport(headers, null);
  await expect(countReport(headers, null)).rejects.toMatchObject({ code: "tooMany" });
  await countReport(fromAnywhere(), null);
});

test("reports of an account are limited everywhere", async () => {
  const [reporterId, other] = [randomUUID(), randomUUID()];
  for (let count = 0; count < 30; count += 1) await countReport(fromAnywhere(), reporterId);
  await expect(countReport(fromAnywhere(), reporterId)).rejects.toMatchObject({ code: "tooMany" });
  await countReport(fromAnywhere(), other);
});
