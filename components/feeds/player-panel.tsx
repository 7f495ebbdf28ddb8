import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { buttonClass, LinkButton } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { VideoModal } from "#components/ui/video-modal.tsx";
import { VideoPlayer } from "#components/ui/video-player.tsx";
import { type VideoView, videoAddress } from "#lib/media/video.ts";

interface PlayerPanelProps {
  id: string;
  video: VideoView;
  heading: string;
  text: string;
  /** Address of the recipe in the clip. */
  href?: string;
}

/** A clip that opens in a window of its own, beside the recipe it belongs to. */
export function PlayerPanel({ id, video, heading, text, href }: PlayerPanelProps) {
  const t = useTranslations("feeds.player");
  const locale = useLocale();
  const playClass = buttonClass({ look: "secondary", size: "lg" });
  return (
    <section className="wrap section grid items-center gap-6 md:grid-cols-2 md:gap-12" aria-labelledby={id}>
      <div className="photo karo karo-pale aspect-video">
        <Picture picture={video.poster} use="card-lg" />
      </div>
      <div className="grid justify-items-start gap-4">
        <h2 id={id} className="text-2xl">
          {heading}
        </h2>
        <p className="standfirst">{text}</p>
        <div className="flex flex-wrap gap-3">
          <VideoModal
            title={video.title}
            closeLabel={t("close")}
            closeIcon={<Icon name="x" />}
            trigger={
              <>
                <Icon name="play" />
                {t("play")}
              </>
            }
            triggerClass={clsx(playClass, "needs-script")}
          >
            <VideoPlayer video={video} locale={locale} captionLabels={{ de: t("german"), en: t("english") }} />
          </VideoModal>
          <noscript>
            <a href={videoAddress(video.id, "video.mp4")} className={playClass}>
              <Icon name="play" />
              {t("play")}
            </a>
          </noscript>
          {href && (
            <LinkButton href={href} look="bare" size="lg">
              {t("cta")}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}
