import clsx from "clsx";
import { Picture } from "#components/ui/picture.tsx";
import type { PictureView } from "#lib/media/picture.ts";

const sizes = {
  xs: "size-(--avatar-xs) text-sm",
  sm: "size-(--avatar-sm)",
  md: "size-(--avatar-md) text-[1.6rem]",
  lg: "size-(--avatar-lg) text-[2.2rem]",
  xl: "size-(--avatar-xl) text-[3rem]",
};

interface AvatarProps {
  name: string;
  picture: PictureView | null;
  size?: keyof typeof sizes;
}

/** Face of a person or a kitchen: a crop of food or the first letter. Decorative, the name stands beside it. */
export function Avatar({ name, picture, size = "sm" }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "grid flex-none place-items-center overflow-hidden rounded-full bg-tint-2 font-bold text-kobalt",
        "[&_img]:size-full [&_img]:object-cover",
        sizes[size],
      )}
    >
      {picture ? <Picture picture={{ ...picture, alt: "" }} use={`avatar-${size}`} /> : initialOf(name)}
    </span>
  );
}

function initialOf(name: string): string {
  return Array.from(name.trim())[0]?.toUpperCase() ?? "";
}
