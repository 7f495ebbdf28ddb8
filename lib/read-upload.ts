import "server-only";
import { ApiProblem, type Problem } from "#lib/api.ts";
import { maximumUploadBytes } from "#lib/media/clean.ts";
import { MediaError, type MediaErrorCode } from "#lib/media/errors.ts";

/** Room for the fields and the borders around a file. */
const aroundFile = 64 * 1024;

export interface Upload {
  file: Uint8Array;
  /** What stands beside the file in a form. */
  fields: Record<string, string>;
}

/**
 * The file a request brings, as its whole body or as the field `picture` of a form. Counts the bytes itself and throws 413 when there
 * are too many, 415 for a body that is neither, 422 without a file.
 */
export async function readUpload(request: Request): Promise<Upload> {
  const type = request.headers.get("content-type") ?? "";
  if (/^image\/(jpeg|png|webp)\b|^application\/octet-stream\b/i.test(type)) {
    return { file: atLeastOneByte(await readBytes(request, maximumUploadBytes)), fields: {} };
  }
  if (!/^multipart\/form-data\b/i.test(type)) throw new ApiProblem("unsupported");
  const body = await readBytes(request, maximumUploadBytes + aroundFile);
  const form = await new Response(body, { headers: { "content-type": type } }).formData().catch(() => {
    throw new ApiProblem("invalid", { body: "form" });
  });
  const file = form.get("picture");
  if (!(file instanceof File)) throw new ApiProblem("invalid", { picture: "missing" });
  const fields = [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));
  return { file: atLeastOneByte(new Uint8Array(await file.arrayBuffer())), fields: Object.fromEntries(fields) };
}

async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += (chunk as Uint8Array).length;
    if (size > most) throw new ApiProblem("tooLarge", { picture: "too_large" });
    chunks.push(chunk as Uint8Array);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function atLeastOneByte<Bytes extends Uint8Array>(file: Bytes): Bytes {
  if (file.length === 0) throw new ApiProblem("invalid", { picture: "missing" });
  return file;
}

const problems: Record<MediaErrorCode, Problem> = {
  unsupported_type: "unsupported",
  too_large: "tooLarge",
  too_small: "invalid",
  too_many_pixels: "invalid",
  damaged: "invalid",
  storage_unavailable: "unavailable",
};

/** Throws what the API answers to a picture that could not be taken: the code stands at the field `picture`. */
export function refusePicture(error: unknown): never {
  throw error instanceof MediaError ? new ApiProblem(problems[error.code], { picture: error.code }) : error;
}
