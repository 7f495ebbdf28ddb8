import "server-only";
import { ApiError } from "./api-error.ts";

/** Allowance for the other fields and the boundaries of a multipart body. */
const maxFormOverheadBytes = 64 * 1024;

export interface Upload {
  file: Uint8Array;
  /** The text fields beside the file in a form. */
  fields: Record<string, string>;
}

/**
 * The image a request carries, as its whole body or as the field `name` of a multipart form. The
 * bytes are counted while they arrive: `Content-Length` is not trusted.
 *
 * @throws {ApiError} "tooLarge" above `maxBytes`, "unsupported" for any other body, "invalid"
 *   without a file; the reason stands at the field `name`
 */
export async function readUpload(request: Request, name: string, maxBytes: number): Promise<Upload> {
  const type = request.headers.get("content-type") ?? "";
  const read = (limit: number) => readBytes(request, limit, name);
  if (/^image\/(jpeg|png|webp)\b|^application\/octet-stream\b/i.test(type)) {
    return { file: requireContent(await read(maxBytes), name), fields: {} };
  }
  if (!/^multipart\/form-data\b/i.test(type)) throw new ApiError("unsupported");
  const body = await read(maxBytes + maxFormOverheadBytes);
  const form = await new Response(body, { headers: { "content-type": type } }).formData().catch(() => {
    throw new ApiError("invalid", { body: "form" });
  });
  const file = form.get(name);
  if (!(file instanceof File)) throw new ApiError("invalid", { [name]: "missing" });
  const fields = [...form].flatMap(([key, value]) => (typeof value === "string" ? [[key, value] as const] : []));
  return { file: requireContent(new Uint8Array(await file.arrayBuffer()), name), fields: Object.fromEntries(fields) };
}

/**
 * The whole body; the error stands at the field `name`.
 *
 * @throws {ApiError} "tooLarge"
 */
export async function readBytes(request: Request, maxBytes: number, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += (chunk as Uint8Array).length;
    if (size > maxBytes) throw new ApiError("tooLarge", { [name]: "too_large" });
    chunks.push(chunk as Uint8Array);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function requireContent<Bytes extends Uint8Array>(file: Bytes, name: string): Bytes {
  if (file.length === 0) throw new ApiError("invalid", { [name]: "missing" });
  return file;
}
