import { expect, test } from "vitest";
import { websiteLink } from "#lib/website.ts";

test("a website is shown by its host", () => {
  expect(websiteLink("https://www.gemuesefach.example/ueber?x=1")).toEqual({
    href: "https://www.gemuesefach.example/ueber?x=1",
    label: "gemuesefach.example",
  });
});

test.each([null, "", "gemuesefach.example", "javascript:alert(1)", "mailto:a@b.example", "//b.example"])(
  "%s is no website",
  (website) => {
    expect(websiteLink(website)).toBeNull();
  },
);
