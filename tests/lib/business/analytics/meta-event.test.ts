import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashEmail, hashPhone, toMetaEvent } from "#lib/business/analytics/meta-event.ts";
import { conversionEventSchema } from "#lib/business/analytics/schema.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const minimal = {
  eventName: "PageView",
  eventId: "0a1b2c3d-0000-4000-8000-000000000000",
  userAgent: "Mozilla/5.0",
  sourceUrl: "https://tischlein.example/de/rezepte?token=secret#part",
};
const source = { clientIp: "203.0.113.7", sentAt: new Date("2026-11-25T12:00:00.900Z") };
const parse = (changes: object = {}) => conversionEventSchema.parse({ ...minimal, ...changes });

test("has what every event has, without the query of the page", () => {
  expect(toMetaEvent(parse(), source)).toEqual({
    event_name: "PageView",
    event_time: 1795608000,
    event_id: minimal.eventId,
    event_source_url: "https://tischlein.example/de/rezepte",
    action_source: "website",
    user_data: { client_user_agent: "Mozilla/5.0", client_ip_address: "203.0.113.7" },
    custom_data: {},
  });
});

test("hashes what names a person, and sends nothing of it in the clear", () => {
  const person = {
    emails: ["Anna.Beispiel@Example.org"],
    phones: ["+49 (0)171 2345678"],
    firstName: "Änne-Marie ",
    lastName: "O'Neil",
    country: "DE",
    city: "Bad Tölz",
    zipCode: "SW1A 1AA",
  };
  const { user_data: data } = toMetaEvent(parse(person), source);
  expect(data).toMatchObject({
    em: [sha256("anna.beispiel@example.org")],
    ph: [sha256("491712345678")],
    fn: sha256("ännemarie"),
    ln: sha256("oneil"),
    country: sha256("de"),
    ct: sha256("badtölz"),
    zp: sha256("sw1a1aa"),
  });
  expect(JSON.stringify(data)).not.toMatch(/anna|beispiel|171|neil|tölz|1AA/i);
});

test.each(["+49 171 2345678", "0049 171/2345678", "+49 (0)171-2345678"])("hashes %s as the same number", (phone) => {
  expect(hashPhone(phone)).toBe(sha256("491712345678"));
});

test("hashes an address independently of case and spaces", () => {
  expect(hashEmail(" ANNA@example.org ")).toBe(hashEmail("anna@example.org"));
});

test("carries products and their value", () => {
  const bought = {
    eventName: "Purchase",
    products: [{ sku: "plus-yearly", quantity: 1 }],
    value: 39.9,
    currency: "EUR",
  };
  expect(toMetaEvent(parse(bought), source).custom_data).toEqual({
    value: 39.9,
    currency: "EUR",
    contents: [{ id: "plus-yearly", quantity: 1 }],
    content_type: "product",
  });
});

test.each([
  ["an unknown name", { eventName: "Everything" }],
  ["no id", { eventId: undefined }],
  ["an id with other characters", { eventId: "a b c d e f g" }],
  ["an unknown field", { password: "secret" }],
  ["an address that is none", { emails: ["anna"] }],
  ["a phone number without country", { phones: ["0171 2345678"] }],
  ["a negative value", { value: -1 }],
  ["a currency that is none", { currency: "euro" }],
  ["too many products", { products: Array(101).fill({ sku: "a", quantity: 1 }) }],
  ["no user agent", { userAgent: "" }],
  ["a source that is no page", { sourceUrl: "javascript:alert(1)" }],
])("refuses %s", (_, changes) => {
  expect(conversionEventSchema.safeParse({ ...minimal, ...changes }).success).toBe(false);
});
