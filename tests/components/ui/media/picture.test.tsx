import { cleanup, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { Picture } from "#components/ui/media/picture.tsx";
import { parsePictureAddress } from "#lib/platform/media/pictures/picture-address.ts";

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
afterEach(cleanup);

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

test("shows the crop of its format instead of the focal point, and with priority a preview of it", () => {
  const crops = { card: { x: 384, y: 288, width: 768, height: 576 } };
  const html = (variant: "hero" | "square-md") =>
    renderToStaticMarkup(
      <Picture picture={{ ...picture, focalPoint: { x: 20, y: 80 }, crops }} variant={variant} priority />,
    );
  const addresses = [...html("hero").matchAll(/\/images\/([^\s"]+)/g)].map(([, address]) => address ?? "");
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) expect(parsePictureAddress(address)).toMatchObject({ crop: crops.card });
  expect(html("hero")).not.toContain("object-position");
  expect(html("hero")).toContain("background:50% 50% / 200% auto");
  expect(html("square-md")).toContain("object-position:20% 80%");
  expect(html("square-md")).not.toContain("384x288");
});

test("phones get the portrait crop at the top of a page, and its space is kept", () => {
  const crops = { portrait: { x: 100, y: 0, width: 864, height: 1152 } };
  const { container } = render(<Picture picture={{ ...picture, crops }} variant="hero" priority />);
  const source = container.querySelector("source");
  expect(source?.getAttribute("media")).toBe("(max-width: 639px)");
  expect(source?.getAttribute("srcset")).toMatch(/100x0:964x1152\/640x0.* 640w, .*100x0:964x1152\/828x0.* 828w$/);
  const image = container.querySelector("img");
  expect(image?.getAttribute("src")).not.toContain("100x0:");
  expect(image?.className).toContain("picture-portrait");
  expect(image?.style.aspectRatio).toBe("");
  expect(image?.style.getPropertyValue("--wide-ratio")).toBe("864 / 648");
  const card = render(<Picture picture={{ ...picture, crops }} variant="card-md" />);
  expect(card.container.querySelector("source")).toBeNull();
});

test("is cropped around its focal point, and without one nothing says where", () => {
  const html = (focalPoint?: { x: number; y: number }) =>
    renderToStaticMarkup(<Picture picture={{ ...picture, focalPoint }} variant="hero" priority />);
  expect(html()).not.toContain("object-position");
  expect(html()).toContain("background:center / cover");
  expect(html({ x: 20, y: 80 })).toContain("object-position:20% 80%");
  expect(html({ x: 20, y: 80 })).toContain("background:20% 80% / cover");
});
