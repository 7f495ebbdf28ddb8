import { useLocale, useTranslations } from "next-intl";
import { VideoModal } from "#components/ui/dialogs/video-modal.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { VideoPlayer } from "#components/ui/media/video-player.tsx";
import { formatTimer } from "#lib/platform/i18n/duration.ts";
import type { VideoView } from "#lib/platform/media/videos/video.ts";

/** Plays the video of a recipe or step in a modal, without script on its own. */
export function VideoButton({ video }: { video: VideoView }) {
  const t = useTranslations("recipes");
  const locale = useLocale();
  const label = (
    <>
      <Icon name="play" className="fill-current" />
      {t("head.watch", { time: formatTimer(video.seconds) })}
    </>
  );
  const className = "inline-flex min-h-11 items-center gap-2 rounded-2 px-3 font-strong text-primary hover:bg-tint";
  return (
    <>
      <VideoModal
        title={video.title}
        closeLabel={useTranslations("ui.modal")("close")}
        closeIcon={<Icon name="x" />}
        trigger={label}
        triggerClassName={`${className} needs-script`}
      >
        <VideoPlayer video={video} locale={locale} captionLabels={{ de: t("captions.de"), en: t("captions.en") }} />
      </VideoModal>
      <noscript>
        <a href={video.mp4} className={className}>
          {label}
        </a>
      </noscript>
    </>
  );
}
