/** Fills a rounded frame with a JPEG. */
export function drawPicture(
  document: PDFKit.PDFDocument,
  picture: Uint8Array,
  x: number,
  y: number,
  [width, height]: [number, number],
): void {
  document.save().roundedRect(x, y, width, height, 6).clip();
  document.image(Buffer.from(picture), x, y, { cover: [width, height], align: "center", valign: "center" });
  document.restore();
}
