import "server-only";
import type { ReactElement } from "react";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { PictureCrop } from "#lib/platform/media/pictures/crops.ts";
import { decodePicture } from "#lib/platform/media/pictures/decoder.ts";
import { cropToFocalPoint, type FocalPoint } from "#lib/platform/media/pictures/focal-point.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { getPictureVariant } from "#lib/platform/media/pictures/variants.ts";
import { gingham } from "./artwork.ts";
import { fitTitle, titleTracking } from "./fit-title.ts";
import { renderMark } from "./mark.tsx";
import { sharePhoto } from "./photo-size.ts";
import { sans, serif } from "./rasterize.ts";

/** Content of the share image; without a picture it shows a pale gingham. */
interface ItemImageProps {
  locale: Locale;
  title: string;
  overline: string;
  pictureId: string | null;
  /** Missing where it is the centre. */
  focalPoint?: FocalPoint;
  /** Missing where it follows from the focal point. */
  crop?: PictureCrop;
}

const logoBox = { width: 376, height: 46 };

/** The share image of a recipe, story or cookbook: picture, title, logo and a gingham border. */
export async function renderItemImage(props: ItemImageProps): Promise<ReactElement> {
  const { locale, title, overline, pictureId, focalPoint, crop } = props;
  const { size, lines } = fitTitle(title, locale);
  const [photoUri, mark] = await Promise.all([
    pictureId ? loadPhoto(pictureId, { focalPoint, crop }) : null,
    renderMark(logoBox.width, logoBox.height),
  ]);
  return (
    <div style={{ display: "flex", position: "relative", width: 1200, height: 630, background: "#fff" }}>
      {/* biome-ignore-start lint: drawn into a picture, not shown in a page */}
      <img
        src={photoUri ?? gingham(sharePhoto.width, sharePhoto.height, 23, 0.075)}
        style={{ position: "absolute", left: 0, top: 0, ...sharePhoto, objectFit: "cover" }}
      />
      <div style={{ display: "flex", flexDirection: "column", position: "absolute", left: 780, top: 52, width: 376 }}>
        <div style={{ fontFamily: sans, fontSize: 28, lineHeight: 1.4, color: "#474e69", marginBottom: 16 }}>
          {overline}
        </div>
        {lines.map((line) => (
          <div
            key={line}
            style={{
              fontFamily: serif,
              fontSize: size,
              lineHeight: 1.08,
              letterSpacing: size * titleTracking,
              color: "#191e33",
              whiteSpace: "nowrap",
            }}
          >
            {line}
          </div>
        ))}
      </div>
      <div style={{ display: "flex", position: "absolute", left: 780, top: 484 }}>{mark}</div>
      <img src={gingham(1200, 60, 20)} width={1200} height={60} style={{ position: "absolute", left: 0, top: 570 }} />
      {/* biome-ignore-end lint: drawn into a picture, not shown in a page */}
    </div>
  );
}

/**
 * What an image needs to know of a picture; without a focal point or a crop nothing of them is in
 * the result.
 */
export function toImagePicture(picture: PictureView | null | undefined) {
  const { id = null, focalPoint, crops } = picture ?? {};
  if (crops?.share) return { pictureId: id, crop: crops.share };
  return { pictureId: id, ...(focalPoint && { focalPoint }) };
}

type PhotoPart = Pick<ItemImageProps, "focalPoint" | "crop">;

async function loadPhoto(id: string, { focalPoint, crop }: PhotoPart): Promise<string | null> {
  const variant = await getPictureVariant({ id, width: 828, quality: 90, format: "jpeg", ...(crop && { crop }) });
  const bytes = variant && focalPoint ? await cutPhoto(variant, focalPoint) : variant;
  return bytes && `data:image/jpeg;base64,${Buffer.from(bytes).toString("base64")}`;
}

/** The library that draws the image knows no `object-position`. */
async function cutPhoto(picture: Uint8Array, focalPoint: FocalPoint): Promise<Uint8Array> {
  const { width = 0, height = 0 } = await decodePicture(picture).metadata();
  return decodePicture(picture)
    .extract(cropToFocalPoint({ width, height }, sharePhoto, focalPoint))
    .jpeg({ quality: 95 })
    .toBuffer();
}
