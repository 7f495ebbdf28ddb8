import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { expect, test } from "vitest";
import configure from "../../../../next.config.ts";

test("the framework resizes no pictures: each spelling of an address would cost time and space", () => {
  expect(configure(PHASE_PRODUCTION_SERVER).images).toEqual({ unoptimized: true });
});
