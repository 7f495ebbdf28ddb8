import { type CropArea, cropHeight } from "#lib/platform/media/pictures/crop-area.ts";
import { type CropName, cropFormats } from "#lib/platform/media/pictures/crops.ts";
import { type FocalPoint, toPosition } from "#lib/platform/media/pictures/focal-point.ts";

interface CropPreviewProps {
  picture: { src: string; width: number; height: number };
  format: CropName;
  /** Null where the focal point decides. */
  area: CropArea | null;
  point: FocalPoint;
}

/** What a format shows of a picture. */
export function CropPreview({ picture, format, area, point }: CropPreviewProps) {
  const { ratio } = cropFormats[format];
  const position = area && {
    width: `${(picture.width / area.width) * 100}%`,
    left: `${(-area.x / area.width) * 100}%`,
    top: `${(-area.y / cropHeight(area.width, cropFormats[format])) * 100}%`,
  };
  return (
    <span className="relative block overflow-hidden rounded-1" style={{ aspectRatio: ratio }}>
      {/* biome-ignore lint/performance/noImgElement: a signed address of the resizing service */}
      <img
        src={picture.src}
        alt=""
        className={position ? "absolute h-auto max-w-none" : "size-full object-cover"}
        style={position ?? { objectPosition: toPosition(point) }}
      />
    </span>
  );
}
