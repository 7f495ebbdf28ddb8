import "server-only";
import { MediaError } from "#lib/platform/media/errors.ts";
import { clampSquare, minSide, type Square } from "./crop.ts";
import { decodePicture, maxPixels } from "./decoder.ts";
import { sniffType } from "./formats.ts";
import { maxUploadBytes } from "./upload-limit.ts";
import { maxWidth } from "./widths.ts";

const maxPlaceholderLength = 500;
const pictureTypes = new Map([
  ["image/jpeg", "jpeg"],
  ["image/png", "png"],
  ["image/webp", "webp"],
]);

interface SanitizedPicture {
  /** A JPEG. */
  bytes: Uint8Array;
  width: number;
  height: number;
  /** Data URI of at most 500 characters, or empty. */
  placeholder: string;
}

/**
 * The part of a picture to keep: all of it, the square in its middle, or a square in pixels of the
 * upright picture.
 */
export type Crop = "all" | "centre" | Square;

/**
 * Decodes an upload and encodes it anew: upright, in sRGB, without transparency and metadata, no
 * side longer than the widest variant. Nothing but the pixels of the file survives.
 *
 * @throws {MediaError} "too_large", "too_small", "unsupported_type", "too_many_pixels" or "damaged"
 * @see https://cheatsheetseries.owasp.org/cheatsheets/File_Upload_Cheat_Sheet.html
 */
export async function sanitizePicture(upload: Uint8Array, crop: Crop = "all"): Promise<SanitizedPicture> {
  if (upload.length > maxUploadBytes) throw new MediaError("too_large");
  const size = await checkHeader(upload);
  if (crop !== "all" && Math.min(size.width, size.height) < minSide) throw new MediaError("too_small");
  try {
    const upright = decodePicture(upload).autoOrient();
    const { data, info } = await (crop === "all" ? upright : upright.extract(clampSquare(size, crop)))
      .flatten({ background: "#fff" })
      .resize({ width: maxWidth, height: maxWidth, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .jpeg({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, placeholder: await createPlaceholder(data) };
  } catch (error) {
    throw new MediaError("damaged", error);
  }
}

// Reads the header before any pixel: a small file may declare a very large picture.
async function checkHeader(upload: Uint8Array): Promise<{ width: number; height: number }> {
  const expected = pictureTypes.get(sniffType(upload) ?? "");
  if (!expected) throw new MediaError("unsupported_type");
  const { format, width, height, autoOrient } = await decodePicture(upload)
    .metadata()
    .catch((error: Error) => {
      throw new MediaError(/pixel limit/.test(error.message) ? "too_many_pixels" : "damaged", error);
    });
  if (format !== expected) throw new MediaError("unsupported_type");
  if (width * height > maxPixels) throw new MediaError("too_many_pixels");
  return { width: autoOrient.width, height: autoOrient.height };
}

async function createPlaceholder(picture: Uint8Array): Promise<string> {
  const preview = await decodePicture(picture)
    .resize({ width: 12, height: 12, fit: "inside" })
    .webp({ quality: 20 })
    .toBuffer();
  const uri = `data:image/webp;base64,${preview.toString("base64")}`;
  return uri.length <= maxPlaceholderLength ? uri : "";
}
