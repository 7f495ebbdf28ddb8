import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import { Picture } from "#components/ui/media/picture.tsx";
import { parsePictureAddress } from "#lib/media/pictures/picture-address.ts";

const picture = {
  id: "0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22",
  width: 1536,
  height: 1152,
  placeholder: "data:image/webp;base64,UklGRg==",
  alt: "Schale Hummus mit Olivenöl",
};

beforeAll(() => {
  vi.stubEnv("IMAGE_KEYS", "a-key-for-the-test");
});

test("has alt text, size and sizes", () => {
  render(<Picture picture={picture} variant="card-md" className="extra" />);
  const image = screen.getByRole("img", { name: "Schale Hummus mit Olivenöl" });
  expect(image.getAttribute("width")).toBe("512");
  expect(image.getAttribute("height")).toBe("384");
  expect(image.getAttribute("sizes")).toContain("calc(50vw - 24px)");
  expect(image.className).toContain("extra");
});

test("loads lazily unless it has priority", () => {
  expect(renderToStaticMarkup(<Picture picture={picture} variant="hero" />)).toContain('loading="lazy"');
  const first = renderToStaticMarkup(<Picture picture={picture} variant="hero" priority />);
  expect(first).toMatch(/loading="eager".* fetchPriority="high"/i);
});

test("uses signed addresses only", () => {
  const html = renderToStaticMarkup(<Picture picture={picture} variant="hero" />);
  const addresses = [...html.matchAll(/\/images\/([^\s"]+)/g)].map(([, address]) => address ?? "");
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) expect(parsePictureAddress(address)).toMatchObject({ id: picture.id, quality: 80 });
});

test("shows gingham while it loads, or a preview with priority", () => {
  const preview = "url(&quot;data:image/webp;base64,UklGRg==&quot;)";
  expect(renderToStaticMarkup(<Picture picture={picture} variant="hero" priority />)).toContain(preview);
  const later = renderToStaticMarkup(<Picture picture={picture} variant="card-md" />);
  expect(later).not.toContain("url(");
  expect(later).toContain("gingham-pale");
});

test("has an empty alt text when it is decorative", () => {
  expect(renderToStaticMarkup(<Picture picture={{ ...picture, alt: "" }} variant="avatar-sm" />)).toContain('alt=""');
});
