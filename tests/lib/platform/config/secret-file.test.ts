import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { readOrCreateSecret } from "#lib/platform/config/secret-file.ts";

test("creates a secret once, readable by its owner only", async () => {
  const path = join(await mkdtemp(join(tmpdir(), "keys-")), "data", "image-key");
  const key = readOrCreateSecret(path);
  expect(Buffer.from(key, "base64url")).toHaveLength(32);
  expect(readOrCreateSecret(path)).toBe(key);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test("gives concurrent processes the same secret", async () => {
  const folder = await mkdtemp(join(tmpdir(), "keys-"));
  const script =
    'import { readOrCreateSecret } from "#lib/platform/config/secret-file.ts"; process.stdout.write(readOrCreateSecret(process.argv[1]));';
  const options = ["--conditions=react-server", "--input-type=module", "--eval", script, join(folder, "image-key")];
  const printed = await Promise.all(Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, options)));
  const keys = new Set(printed.map(({ stdout }) => stdout));
  expect([...keys]).toEqual([await readFile(join(folder, "image-key"), "utf8")]);
  expect(await readdir(folder)).toEqual(["image-key"]);
});
