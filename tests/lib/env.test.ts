import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { env, readEnv } from "#lib/env.ts";

describe("readEnv", () => {
  test("needs nothing", () => {
    expect(readEnv({})).toMatchObject({
      NODE_ENV: "development",
      PORT: 3000,
      SITE_URL: "http://localhost:3000",
      DATA_DIR: resolve("data"),
    });
  });

  test("takes what is given, and an empty value for none", () => {
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
    ["NODE_ENV", "staging"],
  ])("says in one line that %s=%s does not work and what would", (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} is not usable.* Set ${name} to [^\\n]+$`));
  });

  test("names every problem on a line of its own and never the password of a database", () => {
    expect(() => readEnv({ PORT: "x", HOST: " " })).toThrow(/^PORT .+\nHOST .+$/);
    expect(() => readEnv({ DATABASE_URL: "mysql://anna:secret@localhost/x" })).toThrow(/^(?!.*secret)/);
  });
});

test("env reads the settings of the process", () => {
  expect(env.DATA_DIR).toBe(readEnv().DATA_DIR);
});
