import "server-only";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { createDocument, getPrimary, ink, muted, toBytes } from "../pdf/document.ts";
import { toPrintableText } from "../pdf/printable-text.ts";
import { writeContents, writeIndex } from "./directories.ts";
import { drawPicture } from "./picture-frame.ts";
import type { PrintedCookbook } from "./printed-cookbook.ts";
import { writeRecipe } from "./recipe-page.ts";

const margin = 56;
const contentsPerPage = 30;
const cell = 7;

/** Renders a cookbook as A4: cover, contents, one recipe a page, and an index. */
export async function renderCookbook(cookbook: PrintedCookbook): Promise<Uint8Array<ArrayBuffer>> {
  const { title, owner, locale, recipes } = cookbook;
  const t = await createMessageTranslator(locale, { namespace: "plus.cookbookPdf" });
  const document = await createDocument({ title, author: owner, locale, margin, createdAt: currentTime() });
  writeCover(document, cookbook, t("count", { count: recipes.length }));
  const contentsPages = Math.ceil(recipes.length / contentsPerPage);
  for (let page = 0; page < contentsPages; page += 1) document.addPage();
  // A recipe too long for its page goes on, so the contents are written when pages are known.
  const pages = recipes.map((recipe) => {
    document.addPage();
    const page = countPages(document);
    writeRecipe(document, recipe, { ingredients: t("ingredients"), method: t("method"), note: t("note") });
    document.outline.addItem(toPrintableText(recipe.title));
    return page;
  });
  writeIndex(document, recipes, pages, { title: t("index"), locale });
  writeContents(document, recipes, pages, { title: t("contents"), perPage: contentsPerPage });
  writePageNumbers(document);
  return toBytes(document);
}

function countPages(document: PDFKit.PDFDocument): number {
  const { start, count } = document.bufferedPageRange();
  return start + count;
}

function writeCover(document: PDFKit.PDFDocument, { title, owner, recipes }: PrintedCookbook, count: string): void {
  const { width, height } = document.page;
  writeGingham(document, 0, 0, width, cell * 12);
  const picture = recipes.find((recipe) => recipe.picture)?.picture;
  const top = cell * 12 + 70;
  document.font("serif").fontSize(40).fillColor(ink);
  document.text(toPrintableText(title), margin, top, { width: width - margin * 2, lineGap: -4 });
  document.moveDown(0.4).font("sans").fontSize(14).fillColor(muted);
  document.text(toPrintableText(`${owner} · ${count}`), { width: width - margin * 2 });
  if (picture) {
    const size: [number, number] = [width - margin * 2, 340];
    const y = Math.min(document.y + 36, height - margin - size[1]);
    drawPicture(document, picture, margin, y, size);
  }
}

/** The tablecloth of the brand: bands in both directions, darker where they cross. */
function writeGingham(document: PDFKit.PDFDocument, x: number, y: number, width: number, height: number): void {
  document.save().fillColor(getPrimary()).fillOpacity(0.45);
  for (let left = x; left < x + width; left += cell * 2) document.rect(left, y, cell, height).fill();
  for (let top = y; top < y + height; top += cell * 2) document.rect(x, top, width, cell).fill();
  document.restore();
}

/** All pages but the cover. */
function writePageNumbers(document: PDFKit.PDFDocument): void {
  for (let page = 1; page < countPages(document); page += 1) {
    document.switchToPage(page);
    // Below the margin, where text would begin a new page.
    document.page.margins.bottom = 0;
    document.font("sans").fontSize(9).fillColor(muted);
    document.text(String(page + 1), margin, document.page.height - 36, {
      width: document.page.width - margin * 2,
      align: "center",
      lineBreak: false,
    });
  }
}
