import "server-only";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { createDocument, ink, muted, toBytes } from "../pdf/document.ts";
import { toPrintableText } from "../pdf/printable-text.ts";
import { formatCents } from "../price.ts";
import { getProductName } from "../product-name.ts";
import type { InvoiceRow } from "../rows.ts";

const margin = 64;
const valueColumn = 380;

/**
 * Renders a stored invoice with the fields of § 14 (4) UStG, in the language of the order.
 *
 * @param correctedNumber number of the invoice that this one takes back
 */
export async function renderInvoice(
  invoice: InvoiceRow,
  correctedNumber: string | null = null,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; fileName: string }> {
  const { locale, number, seller, issuedAt } = invoice;
  const t = await createMessageTranslator(locale, { namespace: "plus.invoice" });
  const title = t(invoice.corrects ? "correctionTitle" : "title");
  const document = await createDocument({
    title: `${title} ${number}`,
    author: seller.name ?? "",
    locale,
    margin,
    createdAt: issuedAt,
  });
  const toDay = (date: Date) => formatLongDate(date.toISOString(), locale);
  const address = [seller.name, seller.street, seller.city].filter(Boolean);
  document.font("sans").fontSize(10).fillColor(muted);
  document.text([...address, seller.email, seller.vat].filter(Boolean).join("\n"), { align: "right" });
  document.moveDown(3).fillColor(ink).fontSize(11);
  document.fillColor(muted).text(t("recipient")).fillColor(ink);
  document.text(toPrintableText([invoice.recipientName, invoice.recipientEmail].filter(Boolean).join("\n")));
  document.moveDown(3).font("serif").fontSize(26).text(title).moveDown(0.5);
  document.font("sans").fontSize(11);
  const row = (label: string, value: string) => writeRow(document, label, value);
  row(t("number"), number);
  row(t("date"), toDay(issuedAt));
  if (correctedNumber) row(t("corrects"), correctedNumber);
  row(t("description"), await getProductName(invoice.plan, locale));
  const period = { start: toDay(invoice.periodStartsAt), end: toDay(invoice.periodEndsAt) };
  row(t("period"), t("periodValue", period));
  document.moveDown(0.5);
  document
    .moveTo(margin, document.y)
    .lineTo(document.page.width - margin, document.y)
    .lineWidth(0.5)
    .stroke(muted);
  document.moveDown(0.8);
  row(t("net"), formatCents(invoice.grossCents - invoice.vatCents, locale));
  row(t("vat", { percent: String(invoice.vatPercent) }), formatCents(invoice.vatCents, locale));
  document.font("strong").fontSize(13);
  row(t("gross"), formatCents(invoice.grossCents, locale));
  document
    .moveDown(1)
    .font("sans")
    .fontSize(11)
    .fillColor(muted)
    .text(t(invoice.corrects ? "refunded" : "paid"), margin);
  return {
    bytes: await toBytes(document),
    fileName: `${t(invoice.corrects ? "correctionFile" : "file")}-${number}.pdf`,
  };
}

/** A label on the left and its value on the right; long values wrap. */
function writeRow(document: PDFKit.PDFDocument, label: string, value: string): void {
  const width = document.page.width - margin * 2;
  const { y } = document;
  document.fillColor(muted).text(label, margin, y, { width: width - valueColumn + 100 });
  const labelEnd = document.y;
  document
    .fillColor(ink)
    .text(value, margin + width - valueColumn + 80, y, { width: valueColumn - 80, align: "right" });
  document.y = Math.max(document.y, labelEnd) + 6;
}
