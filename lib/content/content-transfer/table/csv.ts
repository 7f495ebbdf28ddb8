import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import type { Entry } from "../kind-names.ts";
import { toEntry, toRow } from "./columns.ts";

interface CsvOptions {
  /** Marks the encoding for Excel, which otherwise reads UTF-8 as something else. */
  hasBom: boolean;
}

/**
 * Writes entries as a table (RFC 4180). Cells that a spreadsheet would take for a formula begin
 * with an apostrophe.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function writeCsv(entries: readonly Entry[], { hasBom }: CsvOptions): string {
  const rows = entries.map((entry) => toRow(entry));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return stringify(rows, { header: true, columns, bom: hasBom, escape_formulas: true, record_delimiter: "windows" });
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
