import "server-only";
import { maximumPixels, openPicture } from "./decoder.ts";
import { MediaError } from "./errors.ts";
import { sniffType } from "./formats.ts";
import { type Square, shortestSide, squareIn } from "./square.ts";
import { widestWidth } from "./widths.ts";

export const maximumUploadBytes = 10 * 1024 * 1024;

const longestPlaceholder = 500;
const pictureTypes = new Map([
  ["image/jpeg", "jpeg"],
  ["image/png", "png"],
  ["image/webp", "webp"],
]);

export interface CleanPicture {
  /** A JPEG. */
  bytes: Uint8Array;
  width: number;
  height: number;
  /** Data URI of at most 500 bytes. */
  placeholder: string;
}

/** Which part of a picture to keep: all of it, the square in its middle, or this one, in pixels of the upright picture. */
export type Crop = "all" | "centre" | Square;

/**
 * What is kept of an uploaded picture: upright, in sRGB, without transparency and metadata, no side longer than the widest variant.
 * Nothing of the file itself survives, only its pixels. Throws a MediaError.
 */
export async function cleanPicture(upload: Uint8Array, crop: Crop = "all"): Promise<CleanPicture> {
  if (upload.length > maximumUploadBytes) throw new MediaError("too_large");
  const size = await checkHeader(upload);
  if (crop !== "all" && Math.min(size.width, size.height) < shortestSide) throw new MediaError("too_small");
  try {
    const upright = openPicture(upload).autoOrient();
    const { data, info } = await (crop === "all" ? upright : upright.extract(squareIn(size, crop)))
      .flatten({ background: "#fff" })
      .resize({ width: widestWidth, height: widestWidth, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .jpeg({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, placeholder: await makePlaceholder(data) };
  } catch (error) {
    throw new MediaError("damaged", error);
  }
}

// The header is read before any pixel is: a small file may claim to be a very large picture.
async function checkHeader(upload: Uint8Array): Promise<{ width: number; height: number }> {
  const expected = pictureTypes.get(sniffType(upload) ?? "");
  if (!expected) throw new MediaError("unsupported_type");
  const { format, width, height, autoOrient } = await openPicture(upload)
    .metadata()
    .catch((error: Error) => {
      throw new MediaError(/pixel limit/.test(error.message) ? "too_many_pixels" : "damaged", error);
    });
  if (format !== expected) throw new MediaError("unsupported_type");
  if (width * height > maximumPixels) throw new MediaError("too_many_pixels");
  return { width: autoOrient.width, height: autoOrient.height };
}

async function makePlaceholder(picture: Uint8Array): Promise<string> {
  const preview = await openPicture(picture)
    .resize({ width: 12, height: 12, fit: "inside" })
    .webp({ quality: 20 })
    .toBuffer();
  const uri = `data:image/webp;base64,${preview.toString("base64")}`;
  // Without a preview the gingham shows.
  return uri.length <= longestPlaceholder ? uri : "";
}
