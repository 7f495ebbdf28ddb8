import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { renderInvoice } from "#lib/business/plus/invoices/invoice-pdf.ts";
import type { InvoiceRow } from "#lib/business/plus/rows.ts";

const invoice: InvoiceRow = {
  id: "7f6d1a86-0b2c-4b66-8f42-3b1f5b8f0001",
  number: "2026-000017",
  userId: null,
  paymentId: "7f6d1a86-0b2c-4b66-8f42-3b1f5b8f0002",
  corrects: null,
  seller: {
    name: "Schmidt Verlag GmbH",
    street: "Marktplatz 3",
    city: "20095 Hamburg",
    vat: "USt-IdNr. DE123456789",
    email: "post@example.org",
  },
  recipientName: "Aylin Öztürk",
  recipientEmail: "aylin@example.org",
  plan: "yearly",
  periodStartsAt: new Date("2026-11-20T10:00:00Z"),
  periodEndsAt: new Date("2027-11-20T10:00:00Z"),
  grossCents: 4680,
  vatCents: 747,
  vatPercent: 19,
  locale: "de",
  issuedAt: new Date("2026-11-20T10:00:00Z"),
};

/** Texts of a page are glyph numbers; the font maps them back to characters. */
function readCharacters(pdf: Buffer): string {
  const streams = [...pdf.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, stream]) => {
    try {
      return [inflateSync(Buffer.from(stream ?? "", "latin1")).toString("latin1")];
    } catch {
      return [];
    }
  });
  const maps = streams.filter((stream) => stream.includes("beginbfrange"));
  const codes = maps.flatMap((map) => [...map.matchAll(/<([0-9a-f]{4})>/gi)].map(([, code]) => code ?? ""));
  return [...new Set(codes)].map((code) => String.fromCodePoint(Number.parseInt(code, 16))).join("");
}

test("is a PDF with the number in its name and title, and the language of the order", async () => {
  const { bytes, fileName } = await renderInvoice(invoice);
  const pdf = Buffer.from(bytes);
  expect(fileName).toBe("rechnung-2026-000017.pdf");
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.toString("latin1")).toContain("/Lang (de)");
  expect(pdf.toString("latin1")).toContain("(Rechnung 2026-000017)");
});

test("has the characters of names and prices", async () => {
  const characters = readCharacters(Buffer.from((await renderInvoice(invoice)).bytes));
  for (const character of "Özür€%") expect(characters).toContain(character);
});

test("is the same whenever it is downloaded", async () => {
  const [first, second] = await Promise.all([renderInvoice(invoice), renderInvoice(invoice)]);
  expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
});

test("one that takes another back names it, and is called so", async () => {
  const correction = { ...invoice, number: "2026-000018", corrects: invoice.id, grossCents: -4680, vatCents: -747 };
  const { bytes, fileName } = await renderInvoice(correction, invoice.number);
  expect(fileName).toBe("stornorechnung-2026-000018.pdf");
  expect(Buffer.from(bytes).toString("latin1")).toContain("(Stornorechnung 2026-000018)");
});

test("prints names with letters beyond Latin-1 whole", async () => {
  const characters = readCharacters(
    Buffer.from((await renderInvoice({ ...invoice, recipientName: "Łukasz Iğdır Δ" })).bytes),
  );
  for (const character of "ŁğıΔ") expect(characters).toContain(character);
});
