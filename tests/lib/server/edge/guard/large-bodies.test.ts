import { expect, test } from "vitest";
import { findFileKind, getMaxBodyBytes } from "#lib/server/edge/guard/large-bodies.ts";

test("uploads of single pictures have room for one", () => {
  expect(getMaxBodyBytes("/api/users/me/picture/other")).toBe(getMaxBodyBytes("/de"));
  for (const url of ["/api/users/me/images/", "/api/users/me/picture", "/api/users/me/cookbooks/7/cover"])
    expect(findFileKind(url)).toBe("upload");
});

test("forms of advertisements have room for a picture", () => {
  for (const url of ["/de/desk/anzeigen/neu", "/en/desk/house-ads/7?x=1"]) {
    expect(getMaxBodyBytes(url)).toBe(getMaxBodyBytes("/api/users/me/picture"));
    expect(findFileKind(url)).toBe("form");
  }
  expect(getMaxBodyBytes("/de/desk/anzeigen")).toBe(getMaxBodyBytes("/de"));
});

test("the library of pictures has room for many, its other forms have not", () => {
  for (const url of [
    "/de/desk/bilder",
    "/de/desk/clips/neu",
    "/en/desk/clips/7",
    "/en/desk/pictures/?page=2",
    "/de/desk/bilder/7/ersetzen",
    "/en/desk/pictures/7/replace",
  ]) {
    expect(getMaxBodyBytes(url)).toBeGreaterThan(30 * 1024 * 1024);
    expect(findFileKind(url)).toBe("form");
  }
  for (const url of ["/de/desk/bilder/7", "/en/desk/pictures/7"])
    expect(getMaxBodyBytes(url)).toBe(getMaxBodyBytes("/de"));
});

test("forms of comments have room for three photos, and are known", () => {
  const url = "/en/recipes/soup/comments?sort=newest";
  expect(getMaxBodyBytes(url)).toBeGreaterThan(30 * 1024 * 1024);
  expect(getMaxBodyBytes("/de/stories/brot/kommentare")).toBe(getMaxBodyBytes(url));
  expect(getMaxBodyBytes("/de/rezepte/kommentare")).toBe(getMaxBodyBytes("/de"));
  expect([findFileKind(url), findFileKind("/de"), findFileKind("/api/users/me/picture")]).toEqual([
    "form",
    null,
    "upload",
  ]);
});
