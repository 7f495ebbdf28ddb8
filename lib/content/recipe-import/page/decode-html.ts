import { isUtf8 } from "node:buffer";
import { MIMEType } from "node:util";
import sniffEncoding from "html-encoding-sniffer";
import { RecipeImportError } from "../errors.ts";

const htmlTypes = ["text/html", "application/xhtml+xml"];

/**
 * Parses the `Content-Type` of a page.
 *
 * @throws {RecipeImportError} `notHtml`
 */
export function parseHtmlType(contentType: string | undefined): MIMEType {
  const type = tryParse(contentType ?? "");
  if (!type || !htmlTypes.includes(type.essence)) throw new RecipeImportError("notHtml");
  return type;
}

function tryParse(contentType: string): MIMEType | null {
  try {
    return new MIMEType(contentType);
  } catch {
    return null;
  }
}

/**
 * Decodes a page by its byte order mark, header or `meta` element. Without any, pages that are
 * valid UTF-8 are read as such.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
export function decodeHtml(bytes: Uint8Array, type: MIMEType): string {
  const encoding = sniffEncoding(bytes, {
    transportLayerEncodingLabel: type.params.get("charset") ?? undefined,
    defaultEncoding: isUtf8(bytes) ? "UTF-8" : "windows-1252",
  });
  return createDecoder(encoding).decode(bytes);
}

function createDecoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    // The encoding "replacement" stands for those that are not safe to decode.
    return new TextDecoder();
  }
}
