import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { VideoModal } from "#components/ui/video-modal.tsx";
import { VideoPlayer } from "#components/ui/video-player.tsx";
import { timerFace } from "#lib/i18n/duration.ts";
import { type VideoView, videoAddress } from "#lib/media/video.ts";

interface PlayerPanelProps {
  id: string;
  video: VideoView;
  heading: string;
  text: string;
  /** Address of the recipe in the clip. */
  href?: string;
}

/** The whole still is the button: whoever sees a film presses the film. */
const cover = "absolute inset-0 z-raised grid place-items-center rounded-1 no-underline";

/** A clip that opens in a window of its own, beside the recipe it belongs to. */
export function PlayerPanel({ id, video, heading, text, href }: PlayerPanelProps) {
  const t = useTranslations("feeds.player");
  const locale = useLocale();
  const face = (
    <>
      <span className="grid size-16 place-items-center rounded-2 bg-page text-ink">
        <Icon name="play" className="size-6 fill-current" />
      </span>
      <span className="absolute -bottom-px -left-px flex min-h-9 items-center gap-2 rounded-tr-1 bg-ground px-2 pt-1 font-strong text-ink text-sm leading-none">
        {t("play")} <span className="tabular-nums">{timerFace(video.seconds)}</span>
      </span>
    </>
  );
  return (
    <section className="wrap section grid items-center gap-6 md:grid-cols-2 md:gap-12" aria-labelledby={id}>
      <div className="relative">
        <div className="photo karo karo-pale aspect-video">
          <Picture picture={video.poster} use="card-lg" />
        </div>
        <VideoModal
          title={video.title}
          closeLabel={t("close")}
          closeIcon={<Icon name="x" />}
          trigger={face}
          triggerClass={`${cover} needs-script`}
        >
          <VideoPlayer video={video} locale={locale} captionLabels={{ de: t("german"), en: t("english") }} />
        </VideoModal>
        <noscript>
          <a href={videoAddress(video.id, "video.mp4")} className={cover}>
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
          <LinkButton href={href} look="secondary">
            {t("cta")}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
