import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { writeFileAtomically } from "#lib/platform/config/atomic-file.ts";

test("never exposes a partial file", async () => {
  const path = join(await mkdtemp(join(tmpdir(), "atomic-")), "deep", "er", "file");
  const size = 2_000_000;
  await writeFileAtomically(path, Buffer.alloc(size, 0));
  let done = false;
  let reads = 0;
  const writing = (async () => {
    for (let round = 1; round <= 10 || reads < 2; round += 1) {
      await writeFileAtomically(path, Buffer.alloc(size, round % 250));
    }
    done = true;
  })();
  while (!done) {
    const content = await readFile(path);
    expect(content.length).toBe(size);
    expect(content[0]).toBe(content[size - 1]);
    reads += 1;
  }
  await writing;
  expect(await readdir(join(path, ".."))).toEqual(["file"]);
});

test("leaves complete files only when the process is killed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "atomic-"));
  const script = `
    import { writeFileAtomically } from "#lib/platform/config/atomic-file.ts";
    for (let file = 0; ; file += 1) await writeFileAtomically(process.argv[1] + "/" + process.pid + "-" + file, Buffer.alloc(500_000, file % 250 + 1));`;
  for (let round = 0; round < 4; round += 1) {
    const writer = spawn(process.execPath, ["--input-type=module", "--eval", script, folder], { stdio: "inherit" });
    const before = (await readdir(folder)).length;
    while ((await readdir(folder)).length < before + 3) await pause(5);
    await pause(Math.random() * 20);
    writer.kill("SIGKILL");
    await once(writer, "exit");
  }
  const files = (await readdir(folder)).filter((name) => !name.endsWith(".tmp"));
  expect(files.length).toBeGreaterThan(4);
  for (const name of files) {
    const bytes = await readFile(join(folder, name));
    expect([name, bytes.length, new Set(bytes).size]).toEqual([name, 500_000, 1]);
  }
});

test("leaves no file behind when a write fails", async () => {
  const folder = await mkdtemp(join(tmpdir(), "atomic-"));
  await writeFileAtomically(join(folder, "taken", "file"), Buffer.from("x"));
  await expect(writeFileAtomically(join(folder, "taken"), Buffer.from("y"))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(["taken"]);
});
