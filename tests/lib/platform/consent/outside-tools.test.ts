import { expect, test } from "vitest";
import { readEnv } from "#lib/platform/config/env.ts";
import { getOutsideTools, listPurposes } from "#lib/platform/consent/outside-tools.ts";

test("knows no tool and no purpose without settings", () => {
  const tools = getOutsideTools(readEnv({}));
  expect(tools).toEqual({});
  expect(listPurposes(tools)).toEqual([]);
});

test("asks for the purposes of the configured tools only", () => {
  const meta = { META_PIXEL_ID: "1234", META_ACCESS_TOKEN: "secret-token" };
  expect(listPurposes(getOutsideTools(readEnv({ TAG_MANAGER_ID: "GTM-1" })))).toEqual(["statistics"]);
  expect(listPurposes(getOutsideTools(readEnv(meta)))).toEqual(["marketing"]);
  expect(listPurposes(getOutsideTools(readEnv({ ...meta, TAG_MANAGER_ID: "GTM-1" })))).toEqual([
    "statistics",
    "marketing",
  ]);
});

test("the ad server is a purpose of its own, so that a former agreement does not include it", () => {
  const tools = getOutsideTools(readEnv({ AD_MANAGER_NETWORK: "1234" }));
  expect(listPurposes(tools)).toEqual(["advertising"]);
  expect(tools.adManager).toEqual({ network: "1234", url: "https://securepubads.g.doubleclick.net/tag/js/gpt.js" });
});

test("tells pages no secret", () => {
  const tools = getOutsideTools(readEnv({ META_PIXEL_ID: "1234", META_ACCESS_TOKEN: "secret-token" }));
  expect(JSON.stringify(tools)).not.toContain("secret-token");
});
