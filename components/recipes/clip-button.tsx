import { useLocale, useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import { VideoModal } from "#components/ui/video-modal.tsx";
import { VideoPlayer } from "#components/ui/video-player.tsx";
import { timerFace } from "#lib/i18n/duration.ts";
import type { VideoView } from "#lib/media/video.ts";

/** Plays the clip of a recipe or of one of its steps in a window of its own. */
export function ClipButton({ video }: { video: VideoView }) {
  const t = useTranslations("recipes");
  const locale = useLocale();
  return (
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
  );
}
