import { expect, test } from "vitest";
import { renderOperationTypes } from "#tests/support/api/render-types.ts";

test("the types are those of the OpenAPI document", async () => {
  await expect(await renderOperationTypes()).toMatchFileSnapshot(
    "../../../../lib/platform/api-client/operation-types.ts",
  );
});
