import "server-only";
import { getPrimary, ink, muted } from "../pdf/document.ts";
import { toPrintableText } from "../pdf/printable-text.ts";
import { drawPicture } from "./picture-frame.ts";
import type { PrintedRecipe } from "./printed-cookbook.ts";

/** Tried in this order until a recipe fits on its page: the text shrinks, then the picture. */
const layouts = [
  { pictureHeight: 200, fontSizes: [11, 10.5, 10, 9.5, 9] },
  { pictureHeight: 120, fontSizes: [9.5, 9, 8.5] },
  { pictureHeight: 0, fontSizes: [9, 8.5, 8, 7.5, 7] },
].flatMap(({ pictureHeight, fontSizes }) => fontSizes.map((size) => ({ pictureHeight, size })));
const smallest = { pictureHeight: 0, size: 7 };
const gutter = 26;
const ingredientShare = 0.34;

interface RecipeWords {
  ingredients: string;
  method: string;
  note: string;
}

/** A paragraph of a column. */
interface Paragraph {
  text: string;
  font: "sans" | "strong";
  /** Space above, in lines. */
  gap: number;
}

/** Writes a recipe on the current page: title, picture, ingredients beside the method. */
export function writeRecipe(document: PDFKit.PDFDocument, recipe: PrintedRecipe, words: RecipeWords): void {
  const { width, height, margins } = document.page;
  const { left, top } = margins;
  const textWidth = width - left * 2;
  document.font("serif").fontSize(25).fillColor(ink);
  document.text(toPrintableText(recipe.title), left, top, { width: textWidth, lineGap: -3 });
  document.moveDown(0.25).font("sans").fontSize(10).fillColor(muted);
  document.text(toPrintableText(recipe.facts), { width: textWidth });
  if (recipe.summary) {
    document.moveDown(0.4).fontSize(11).fillColor(ink).text(toPrintableText(recipe.summary), { width: textWidth });
  }
  const headerEnd = document.y;
  const toStart = (pictureHeight: number) =>
    headerEnd + 18 + (recipe.picture && pictureHeight > 0 ? pictureHeight + 12 : 0);
  const ingredientWidth = Math.round(textWidth * ingredientShare);
  const methodX = left + ingredientWidth + gutter;
  const methodWidth = textWidth - ingredientWidth - gutter;
  const [ingredients, method] = [listIngredients(recipe, words), listMethod(recipe, words)];
  const layout =
    layouts.find(({ pictureHeight, size }) => {
      const room = height - margins.bottom - toStart(pictureHeight);
      return (
        measure(document, ingredients, ingredientWidth, size) <= room &&
        measure(document, method, methodWidth, size) <= room
      );
    }) ?? smallest;
  const start = toStart(layout.pictureHeight);
  if (recipe.picture && layout.pictureHeight > 0) {
    drawPicture(document, recipe.picture, left, headerEnd + 12, [textWidth, layout.pictureHeight]);
  }
  const page = document.bufferedPageRange().count - 1;
  write(document, ingredients, left, start, ingredientWidth, layout.size);
  document.switchToPage(page);
  write(document, method, methodX, start, methodWidth, layout.size);
}

function listIngredients({ groups }: PrintedRecipe, words: RecipeWords): Paragraph[] {
  return [
    { text: words.ingredients, font: "strong", gap: 0 },
    ...groups.flatMap(({ heading, lines }): Paragraph[] => [
      ...(heading ? [{ text: heading, font: "strong" as const, gap: 0.7 }] : []),
      ...lines.map((text, index) => ({ text, font: "sans" as const, gap: index === 0 && !heading ? 0.5 : 0.25 })),
    ]),
  ];
}

function listMethod({ steps, note }: PrintedRecipe, words: RecipeWords): Paragraph[] {
  return [
    { text: words.method, font: "strong", gap: 0 },
    ...steps.flatMap(({ heading, text }, index): Paragraph[] => [
      { text: `${index + 1}. ${heading}`.trim(), font: "strong", gap: 0.7 },
      { text, font: "sans", gap: 0.1 },
    ]),
    ...(note
      ? [
          { text: words.note, font: "strong" as const, gap: 1 },
          { text: note, font: "sans" as const, gap: 0.1 },
        ]
      : []),
  ];
}

function measure(document: PDFKit.PDFDocument, paragraphs: Paragraph[], width: number, size: number): number {
  return paragraphs.reduce((height, { text, font, gap }) => {
    document.font(font).fontSize(size);
    return height + gap * size + document.heightOfString(toPrintableText(text), { width, lineGap: 1.5 });
  }, 0);
}

function write(
  document: PDFKit.PDFDocument,
  paragraphs: Paragraph[],
  x: number,
  y: number,
  width: number,
  size: number,
): void {
  document.x = x;
  document.y = y;
  for (const [index, { text, font, gap }] of paragraphs.entries()) {
    document
      .font(font)
      .fontSize(size)
      .fillColor(index === 0 ? getPrimary() : ink);
    document.text(toPrintableText(text), x, document.y + gap * size, { width, lineGap: 1.5 });
  }
}
