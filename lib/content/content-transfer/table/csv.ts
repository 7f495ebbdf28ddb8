import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import type { Entry } from "../kind-names.ts";
import { toEntry, toRow } from "./columns.ts";

interface CsvOptions {
  /**
   * With the mark of UTF-8, which Excel otherwise reads as something else, and with the semicolons
   * by which it finds the cells in German.
   */
  isForExcel: boolean;
}

/**
 * Writes entries as a table (RFC 4180). Cells that a spreadsheet would take for a formula begin
 * with an apostrophe. All are in quotes: what stands behind a separator or a line break in a text
 * is no cell of its own.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function writeCsv(entries: readonly Entry[], { isForExcel }: CsvOptions): string {
  const rows = entries.map((entry) => toRow(entry));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return stringify(rows, {
    header: true,
    columns,
    bom: isForExcel,
    delimiter: isForExcel ? ";" : ",",
    quoted: true,
    escape_formulas: true,
    record_delimiter: "windows",
  });
}

/** A table that cannot be read. */
class CsvError extends Error {
  override name = "CsvError";
}

/**
 * Reads what `writeCsv` writes, also after a spreadsheet has saved it with semicolons.
 *
 * @throws {CsvError}
 */
export function readCsv(bytes: Uint8Array): Entry[] {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const [head = ""] = text.split(/\r?\n/, 1);
    const delimiter = head.split(";").length > head.split(",").length ? ";" : ",";
    const rows: Record<string, string>[] = parse(text, { columns: true, bom: true, delimiter, skip_empty_lines: true });
    return rows.map((row) =>
      toEntry(mapCells(row, (cell) => cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, ""))),
    );
  } catch (error) {
    throw new CsvError((error as Error).message, { cause: error });
  }
}

const mapCells = (row: Record<string, string>, map: (cell: string) => string) =>
  Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, map(cell)]));
