const acceptedTypes = ["image/jpeg", "image/png", "image/webp"];
/** The `accept` attribute of fields for pictures. */
export const acceptedPictures = acceptedTypes.join(",");

/** A picture file on the device. Width and height in pixels, after rotation by EXIF. */
export interface SelectedPicture {
  file: File;
  image: HTMLImageElement;
  /** An object URL, to be revoked. */
  url: string;
  width: number;
  height: number;
}

interface PictureLimits {
  maxBytes: number;
  minWidth: number;
  minHeight: number;
}

type SelectionProblem = "unsupported_type" | "too_large" | "damaged" | "too_small";

/** Decodes a file. Returns why it is rejected; the server validates again. */
export async function openPicture(file: File, limits: PictureLimits): Promise<SelectedPicture | SelectionProblem> {
  if (!acceptedTypes.includes(file.type)) return "unsupported_type";
  if (file.size > limits.maxBytes) return "too_large";
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(url);
    return "damaged";
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width >= limits.minWidth && height >= limits.minHeight) return { file, image, url, width, height };
  URL.revokeObjectURL(url);
  return "too_small";
}
