import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { address } from "#lib/platform/routing/address.ts";
import { signInAddress } from "#lib/platform/routing/sign-in-address.ts";
import { productFiles } from "#tests/support/source-tree.ts";

const request = vi.hoisted(() => ({ user: null as object | null, referer: "" }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => request.user }));
vi.mock("next/headers", () => ({ headers: async () => new Headers({ referer: request.referer }) }));

beforeEach(() => {
  request.user = null;
  request.referer = "https://example.org/de/desk/anzeigen/a1?page=2#top";
});

const login = (page: string | null) => ({ status: "done", href: signInAddress("de", page) });

describe("a form whose session has ended", () => {
  test("leads to signing in and then back to its page", async () => {
    expect(await refuseForm("de", "/de/desk")).toEqual(login("/de/desk/anzeigen/a1?page=2"));
  });

  test.each(["", "nothing", "https://example.org//elsewhere.example/"])(
    "leads back to the page that the action names where the browser says %j",
    async (referer) => {
      request.referer = referer;
      expect(await refuseForm("de", "/de/desk")).toEqual(login("/de/desk"));
      expect(await refuseForm("de")).toEqual({ status: "done", href: address("de", "/login") });
    },
  );
});

test("fails for a user who may not send it", async () => {
  request.user = { id: "u1" };
  expect(await refuseForm("de")).toEqual({ status: "failed" });
});

/** Has no fields: there is nothing to lose. */
const exempt = ["lib/desk/preview-links/actions.ts"];

test("every form refuses users without a session in this way, so that nothing typed is lost", () => {
  const refusals =
    /if \(!(?:user|editor|admin|session)\b[^\n]*\n?\s*(?:return \{ status: "failed" \}|return \{ status: "done"|redirect\(address\(\w+, "\/login"\)\))/;
  const found = productFiles.filter((file) => /actions?\.ts$/.test(file) && refusals.test(readFileSync(file, "utf8")));
  expect(found).toEqual(exempt);
});
