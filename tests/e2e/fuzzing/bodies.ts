import fc from "fast-check";
import { fieldName, hostileJson, hostileText, marker } from "./hostile-values.ts";

/** A body with its media type. */
interface Body {
  type: string;
  body: string;
}

const boundary = "----fuzz";
const json = hostileJson.map((value) => ({ type: "application/json", body: JSON.stringify(value) }));
const form = fc.array(fc.tuple(fieldName, hostileText), { maxLength: 6 }).map((entries) => ({
  type: "application/x-www-form-urlencoded",
  body: entries.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join("=")).join("&"),
}));

/** A form as browsers send it; names and values are written as they are. */
export function renderMultipart(entries: [string, string][]): Body {
  const parts = entries.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { type: `multipart/form-data; boundary=${boundary}`, body: `${parts.join("")}--${boundary}--\r\n` };
}
const multipart = fc.array(fc.tuple(fieldName, hostileText), { maxLength: 6 }).map(renderMultipart);
const malformed = fc.constantFrom(
  { type: "application/json", body: '{"a":' },
  { type: "application/json", body: "[".repeat(50_000) },
  { type: "application/json; charset=utf-16", body: "\uFEFF{}" },
  {
    type: `multipart/form-data; boundary=${boundary}`,
    body: `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n`,
  },
  { type: "multipart/form-data", body: "a" },
  { type: "application/x-www-form-urlencoded", body: "%&=%ff&a=%00" },
  { type: "image/svg+xml", body: `<svg onload=alert(1)>${marker}` },
  { type: "application/json", body: " ".repeat(1_300_000) },
);
/** Bodies of all media types, also malformed and too large ones. */
export const body: fc.Arbitrary<Body> = fc.oneof(json, form, multipart, malformed);
