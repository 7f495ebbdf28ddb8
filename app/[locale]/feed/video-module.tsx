import { VideoPanel } from "#components/content/feeds/video-panel.tsx";
import { listCardsById } from "#lib/content/cards/queries.ts";
import { findVideos } from "#lib/platform/media/queries.ts";
import type { ModuleProps } from "./feed.tsx";

/** A video and the recipe it belongs to. */
export async function VideoModule({ id, locale, data }: ModuleProps<"player">) {
  const [videos, [card]] = await Promise.all([
    findVideos(locale, [data.videoId]),
    listCardsById(locale, [data.itemId]),
  ]);
  const video = videos.get(data.videoId);
  return (
    video && (
      <VideoPanel id={id} video={video} heading={data.heading[locale]} text={data.text[locale]} href={card?.href} />
    )
  );
}
