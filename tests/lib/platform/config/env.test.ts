import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { env, readEnv } from "#lib/platform/config/env.ts";

describe("readEnv", () => {
  test("has a default for every required setting", () => {
    expect(readEnv({})).toMatchObject({
      NODE_ENV: "development",
      PORT: 3000,
      SITE_URL: "http://localhost:3000",
      DATA_DIR: resolve("data"),
    });
  });

  test("reads given values and treats an empty one as absent", () => {
    const given = {
      PORT: "4000",
      HOST: "127.0.0.1",
      SITE_URL: "https://tischlein.example/",
      DATA_DIR: "/srv/data",
      DATABASE_URL: "postgres:///tischlein?host=/run/postgresql",
      NODE_ENV: "production",
    };
    expect(readEnv({ ...given, UNKNOWN: "x" })).toMatchObject({
      ...given,
      PORT: 4000,
      SITE_URL: "https://tischlein.example",
    });
    expect(readEnv({ PORT: "", HOST: "", DATABASE_URL: "" })).toEqual(readEnv({}));
    expect(readEnv({ PORT: "4000" }).SITE_URL).toBe("http://localhost:4000");
  });

  test.each([
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "12abc"],
    ["HOST", "a b"],
    ["SITE_URL", "tischlein.example"],
    ["SITE_URL", "https://tischlein.example/de"],
    ["SITE_URL", "ftp://tischlein.example"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["REDIS_URL", "http://localhost:6379"],
    ["NODE_ENV", "staging"],
    ["SITE_CLOCK", "tomorrow"],
    ["SITE_CLOCK", "2028-02-29"],
  ])("reports %s=%s in one line with the remedy", (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} is not usable.* Set ${name} to [^\\n]+$`));
  });

  test("accepts a clock on localhost with the built-in database only", () => {
    const clock = { SITE_CLOCK: "2028-02-29T23:59:00+01:00" };
    for (const SITE_URL of ["", "http://localhost:3210", "http://127.0.0.1", "http://[::1]:3000"]) {
      expect(readEnv({ ...clock, SITE_URL }).SITE_CLOCK).toEqual(new Date("2028-02-29T22:59:00Z"));
    }
    for (const SITE_URL of ["https://tischlein.example", "http://127.0.0.1.example", "http://localhost.example"]) {
      expect(() => readEnv({ ...clock, SITE_URL })).toThrow(/^SITE_CLOCK is not usable.* localhost/);
    }
    expect(() => readEnv({ ...clock, DATABASE_URL: "postgres://localhost/x" })).toThrow(/^SITE_CLOCK is not usable/);
  });

  test("reports each invalid setting on its own line, without secrets", () => {
    expect(() => readEnv({ PORT: "x", HOST: " " })).toThrow(/^PORT .+\nHOST .+$/);
    expect(() => readEnv({ DATABASE_URL: "mysql://anna:secret@localhost/x" })).toThrow(/^(?!.*secret)/);
  });
});

test("env contains the settings of this process", () => {
  expect(env.DATA_DIR).toBe(readEnv().DATA_DIR);
});
