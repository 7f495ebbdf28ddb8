import { existsSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { findServerActionsKey, getServerActionsKey } from "#lib/server/supervisor/server-actions-key.ts";

const secret = "a-secret-of-at-least-32-characters";
let DATA_DIR: string;

beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), "action-key-"));
});

describe("the key of server actions", () => {
  test("has 32 bytes, as AES-256 needs", () => {
    expect(Buffer.from(getServerActionsKey({ DATA_DIR }), "base64")).toHaveLength(32);
  });

  test("stays the same across restarts with one data folder", () => {
    expect(getServerActionsKey({ DATA_DIR })).toBe(getServerActionsKey({ DATA_DIR }));
  });

  test("is the same for all instances that share AUTH_SECRET, and does not reveal it", () => {
    const key = getServerActionsKey({ AUTH_SECRET: secret, DATA_DIR });
    expect(getServerActionsKey({ AUTH_SECRET: secret, DATA_DIR: "/elsewhere" })).toBe(key);
    expect(getServerActionsKey({ AUTH_SECRET: `${secret}!`, DATA_DIR })).not.toBe(key);
    expect(Buffer.from(key, "base64").toString()).not.toContain(secret.slice(0, 8));
  });

  test("can be set", () => {
    const key = Buffer.alloc(32, 1).toString("base64");
    expect(getServerActionsKey({ NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key, AUTH_SECRET: secret, DATA_DIR })).toBe(key);
  });

  test("is not created by a build of its own", () => {
    expect(findServerActionsKey({ DATA_DIR })).toBeUndefined();
    expect(existsSync(join(DATA_DIR, "auth-secret"))).toBe(false);
    const key = getServerActionsKey({ DATA_DIR });
    expect(findServerActionsKey({ DATA_DIR })).toBe(key);
  });
});
