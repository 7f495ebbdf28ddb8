import "server-only";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { getPrimary, ink, muted } from "../pdf/document.ts";
import { toPrintableText } from "../pdf/printable-text.ts";
import type { PrintedRecipe } from "./printed-cookbook.ts";

const rowHeight = 21;
const headingHeight = 52;
const indexColumns = 2;
const columnGap = 24;

/** Writes titles and pages on the pages after the cover, which are empty so far. */
export function writeContents(
  document: PDFKit.PDFDocument,
  recipes: readonly PrintedRecipe[],
  pages: readonly number[],
  { title, perPage }: { title: string; perPage: number },
): void {
  for (const [index, recipe] of recipes.entries()) {
    const row = index % perPage;
    if (row === 0) {
      document.switchToPage(1 + index / perPage);
      if (index === 0) writeHeading(document, title);
    }
    const { left, top } = document.page.margins;
    const y = top + headingHeight + row * rowHeight;
    const width = document.page.width - left * 2;
    document.font("sans").fontSize(12).fillColor(ink);
    document.text(toPrintableText(recipe.title), left, y, { width: width - 50, height: 15, ellipsis: true });
    document.fillColor(muted).text(String(pages[index]), left, y, { width, align: "right" });
  }
}

/** Writes recipes and ingredients in the order of the alphabet, with their pages. */
export function writeIndex(
  document: PDFKit.PDFDocument,
  recipes: readonly PrintedRecipe[],
  pages: readonly number[],
  { title, locale }: { title: string; locale: Locale },
): void {
  document.addPage();
  writeHeading(document, title);
  const { left, top, bottom } = document.page.margins;
  const width = (document.page.width - left * 2 - columnGap) / indexColumns;
  const start = top + headingHeight;
  const end = document.page.height - bottom;
  let [column, y] = [0, start];
  for (const { name, on, isRecipe } of listEntries(recipes, pages, locale)) {
    const text = toPrintableText(name);
    document.font(isRecipe ? "strong" : "sans").fontSize(9.5);
    // A long list of pages goes on in the next line.
    const height = document.heightOfString(`${text}  ${on}`, { width });
    if (y + height > end) [column, y] = [column + 1, start];
    if (column === indexColumns) {
      document.addPage();
      column = 0;
    }
    const x = left + column * (width + columnGap);
    document.fillColor(ink).text(`${text}  `, x, y, { width, continued: true });
    document.font("sans").fillColor(muted).text(on);
    y += height + 2;
  }
}

interface IndexEntry {
  name: string;
  on: string;
  isRecipe: boolean;
}

function listEntries(recipes: readonly PrintedRecipe[], pages: readonly number[], locale: Locale): IndexEntry[] {
  const byIngredient = new Map<string, Set<number>>();
  for (const [index, { ingredients }] of recipes.entries()) {
    for (const name of ingredients) {
      const found = byIngredient.get(name) ?? new Set<number>();
      byIngredient.set(name, found.add(pages[index] ?? 0));
    }
  }
  const entries: IndexEntry[] = [
    ...recipes.map(({ title }, index) => ({ name: title, on: String(pages[index]), isRecipe: true })),
    ...[...byIngredient].map(([name, on]) => ({ name, on: [...on].join(", "), isRecipe: false })),
  ];
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return entries.sort((a, b) => compare(a.name, b.name));
}

function writeHeading(document: PDFKit.PDFDocument, title: string): void {
  const { left, top } = document.page.margins;
  document.font("serif").fontSize(25).fillColor(getPrimary()).text(title, left, top);
}
