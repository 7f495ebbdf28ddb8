import "server-only";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { site } from "#lib/platform/config/site.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** Colours of the brand on paper. */
export const ink = "#191e33";
export const muted = "#5b6380";
export const getPrimary = () => site.colors.primary;

/**
 * The site's fonts with all their letters: names may be Polish, Turkish or Greek. They are static,
 * since PDF programs cannot embed variable fonts; a document contains the letters it uses.
 */
const fonts = {
  serif: "lib/business/plus/pdf/fonts/vollkorn-600.ttf",
  strong: "lib/business/plus/pdf/fonts/source-sans-3-600.ttf",
  sans: "lib/business/plus/pdf/fonts/source-sans-3-400.ttf",
};

interface DocumentFacts {
  title: string;
  author: string;
  locale: Locale;
  /** Points on all four sides. */
  margin: number;
  createdAt: Date;
}

/** An empty A4 document with the fonts "sans", "strong" and "serif". */
export async function createDocument({
  title,
  author,
  locale,
  margin,
  createdAt,
}: DocumentFacts): Promise<PDFKit.PDFDocument> {
  const document = new PDFDocument({
    size: "A4",
    margin,
    lang: locale,
    bufferPages: true,
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  for (const [name, file] of Object.entries(fonts)) {
    document.registerFont(name, join(/* turbopackIgnore: true */ process.cwd(), file));
  }
  return document;
}

/** Ends a document and returns its bytes. */
export async function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const isEnded = new Promise((resolve, reject) => document.on("end", resolve).on("error", reject));
  document.end();
  await isEnded;
  return new Uint8Array(Buffer.concat(chunks));
}
