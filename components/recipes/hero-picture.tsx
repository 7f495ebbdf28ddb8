import { useLocale, useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { VideoModal } from "#components/ui/video-modal.tsx";
import { VideoPlayer } from "#components/ui/video-player.tsx";
import { timerFace } from "#lib/i18n/duration.ts";
import type { PictureView } from "#lib/media/picture.ts";
import type { VideoView } from "#lib/media/video.ts";

/** The dish, large, from edge to edge on narrow windows; a notch in its corner plays the clip if there is one. */
export function HeroPicture({ picture, video }: { picture: PictureView; video: VideoView | null }) {
  return (
    <div className="relative max-lg:-mx-(--gutter) lg:order-2 print:order-2 print:m-0">
      <span className="photo karo karo-pale max-lg:rounded-none">
        <Picture picture={picture} use="hero" priority />
      </span>
      {video && <ClipNotch video={video} />}
    </div>
  );
}

function ClipNotch({ video }: { video: VideoView }) {
  const t = useTranslations("recipes");
  const locale = useLocale();
  return (
    <div className="absolute -bottom-px -left-px rounded-tr-2 bg-page pt-1.5 pr-1.5 max-lg:pl-[calc(var(--gutter)-0.75rem)] print:hidden">
      <VideoModal
        title={video.title}
        closeLabel={useTranslations("ui.modal")("close")}
        closeIcon={<Icon name="x" />}
        trigger={
          <>
            <Icon name="play" className="fill-current" />
            {t("head.watch", { time: timerFace(video.seconds) })}
          </>
        }
        triggerClass="inline-flex min-h-11 items-center gap-2 rounded-2 px-3 font-strong text-kobalt hover:bg-tint"
      >
        <VideoPlayer video={video} locale={locale} captionLabels={{ de: t("captions.de"), en: t("captions.en") }} />
      </VideoModal>
    </div>
  );
}
