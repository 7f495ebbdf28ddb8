import { ClipButton } from "#components/recipes/clip-button.tsx";
import { Picture } from "#components/ui/picture.tsx";
import type { PictureView } from "#lib/media/picture.ts";
import type { VideoView } from "#lib/media/video.ts";

/** The dish, large, from edge to edge on narrow windows; a notch in its corner plays the clip if there is one. */
export function HeroPicture({ picture, video }: { picture: PictureView; video: VideoView | null }) {
  return (
    <div className="relative max-lg:-mx-(--gutter) lg:order-2 print:order-2 print:m-0">
      <span className="photo karo karo-pale max-lg:rounded-none">
        <Picture picture={picture} use="hero" priority />
      </span>
      {video && (
        <div className="absolute -bottom-px -left-px rounded-tr-2 bg-page pt-1.5 pr-1.5 max-lg:pl-[calc(var(--gutter)-0.75rem)] print:hidden">
          <ClipButton video={video} />
        </div>
      )}
    </div>
  );
}
