import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { VideoModal } from "#components/ui/dialogs/video-modal.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import { VideoPlayer } from "#components/ui/media/video-player.tsx";
import { formatTimer } from "#lib/platform/i18n/duration.ts";
import type { VideoView } from "#lib/platform/media/videos/video.ts";

interface PlayerPanelProps {
  id: string;
  video: VideoView;
  heading: string;
  text: string;
  /** Address of the recipe in the video. */
  href?: string;
}

/** The whole poster is the button. */
const cover = "absolute inset-0 z-raised grid place-items-center rounded-1 no-underline";

/** A video that opens in a dialog, beside the recipe it belongs to. */
export function VideoPanel({ id, video, heading, text, href }: PlayerPanelProps) {
  const t = useTranslations("feeds.player");
  const locale = useLocale();
  const face = (
    <>
      <span className="grid size-16 place-items-center rounded-2 bg-page text-ink">
        <Icon name="play" className="size-6 fill-current" />
      </span>
      <span className="absolute -bottom-px -left-px flex min-h-9 items-center gap-2 rounded-tr-1 bg-ground px-2 pt-1 font-strong text-ink text-sm leading-none">
        {t("play")} <span className="tabular-nums">{formatTimer(video.seconds)}</span>
      </span>
    </>
  );
  return (
    <section className="wrap section grid items-center gap-6 md:grid-cols-2 md:gap-12" aria-labelledby={id}>
      <div className="relative">
        <div className="photo gingham gingham-pale aspect-video">
          <Picture picture={video.poster} variant="card-lg" />
        </div>
        <VideoModal
          title={video.title}
          closeLabel={t("close")}
          closeIcon={<Icon name="x" />}
          trigger={face}
          triggerClassName={`${cover} needs-script`}
        >
          <VideoPlayer video={video} locale={locale} captionLabels={{ de: t("german"), en: t("english") }} />
        </VideoModal>
        <noscript>
          <a href={video.mp4} className={cover}>
            {face}
          </a>
        </noscript>
      </div>
      <div className="grid justify-items-start gap-4">
        <h2 id={id} className="text-2xl">
          {heading}
        </h2>
        <p className="standfirst">{text}</p>
        {href && (
          <LinkButton href={href} variant="secondary">
            {t("cta")}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
