import { expect, test } from "vitest";
import { toProfileLink } from "#lib/platform/text/profile-link.ts";

test("labels a website with its host", () => {
  expect(toProfileLink("https://www.gemuesefach.example/ueber?x=1")).toEqual({
    href: "https://www.gemuesefach.example/ueber?x=1",
    label: "gemuesefach.example",
  });
});

test.each([null, "", "gemuesefach.example", "javascript:alert(1)", "mailto:a@b.example", "//b.example"])(
  "rejects %s",
  (website) => {
    expect(toProfileLink(website)).toBeNull();
  },
);
