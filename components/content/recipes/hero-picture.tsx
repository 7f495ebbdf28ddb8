import type { ReactNode } from "react";
import { VideoButton } from "#components/content/recipes/video-button.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import type { VideoView } from "#lib/platform/media/videos/video.ts";

interface HeroPictureProps {
  picture: PictureView;
  video: VideoView | null;
  /** In the other corner. */
  jumpLink: ReactNode;
}

/** The large picture of a recipe, with the button of its video in a corner. */
export function HeroPicture({ picture, video, jumpLink }: HeroPictureProps) {
  return (
    <div className="relative max-lg:-mx-(--gutter) lg:order-2 print:order-2 print:m-0">
      <span className="photo gingham gingham-pale max-lg:rounded-none">
        <Picture picture={picture} variant="hero" priority />
      </span>
      {video && (
        <div className="absolute -bottom-px -left-px rounded-tr-2 bg-page pt-1.5 pr-1.5 max-lg:pl-[calc(var(--gutter)-0.75rem)] print:hidden">
          <VideoButton video={video} />
        </div>
      )}
      {jumpLink}
    </div>
  );
}
