import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("the modules of the seed load without Next, because `npm start` runs it with Node alone", async () => {
  const script = "await import('#lib/seed/insert-sample-site.ts')";
  const args = ["--conditions=react-server", "--input-type=module", "--eval", script];
  const { stderr } = await promisify(execFile)(process.execPath, args);
  expect(stderr).toBe("");
}, 20_000);
