import { Picture } from "#components/ui/media/picture.tsx";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";

interface AvatarProps {
  name: string;
  picture: PictureView | null;
  size?: "xs" | "sm" | "md" | "lg" | "xl";
}

/** The picture of a user, or the first letter of the name. Decorative: the name is beside it. */
export function Avatar({ name, picture, size = "sm" }: AvatarProps) {
  return (
    <span aria-hidden="true" className={`avatar avatar-${size}`}>
      {picture ? <Picture picture={{ ...picture, alt: "" }} variant={`avatar-${size}`} /> : getInitial(name)}
    </span>
  );
}

function getInitial(name: string): string {
  return Array.from(name.trim())[0]?.toUpperCase() ?? "";
}
