import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { requireEntry } from "#app/[locale]/desk/require-entry.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { ClipUses } from "#components/content/clips/clip-uses.tsx";
import { DeletePanel } from "#components/ui/desk/delete-panel.tsx";
import { DeskHeading } from "#components/ui/desk/desk-heading.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { VideoPlayer } from "#components/ui/media/video-player.tsx";
import { deleteClipAction } from "#lib/content/clips/actions.ts";
import { findClip } from "#lib/content/clips/queries.ts";
import { listClipUses } from "#lib/content/clips/use-queries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { formatTimer } from "#lib/platform/i18n/duration.ts";
import { findVideos } from "#lib/platform/media/queries.ts";
import { address, routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";
import { ClipFormSection } from "../clip-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/clips/[id]";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("clips")]);
  return noindexMetadata(t("one"), routeAddresses(route, { id }));
}

/** A clip as readers see it, its form, and what shows it. */
export default async function ClipPage({ params }: Props) {
  const [{ id }, locale, t] = await Promise.all([params, getLocale(), getTranslations("clips")]);
  await requireDeskEditor(routeAddress(locale, route, { id }));
  const clip = await requireEntry(id, findClip);
  const [videos, uses, message] = await Promise.all([
    findVideos(locale, [id]),
    listClipUses(locale, id),
    getFlashMessage(),
  ]);
  const video = videos.get(id);
  const { titles, seconds, width, height } = clip;
  return (
    <>
      <FlashMessage message={message} />
      <DeskHeading back={{ href: address(locale, "/desk/clips"), label: t("back") }} title={titles[locale]} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ClipFormSection clip={clip} />
        <div className="grid gap-8 max-lg:order-first">
          <div>
            {video && (
              <VideoPlayer
                video={video}
                locale={locale}
                captionLabels={{ de: t("languages.de"), en: t("languages.en") }}
                className="rounded-2"
              />
            )}
            <p className="mt-2 text-ink-2 text-sm tabular-nums">
              {[formatTimer(seconds), t("size", { width: String(width), height: String(height) })].join(" · ")}
            </p>
          </div>
          <section aria-labelledby="uses">
            <h2 id="uses" className="mb-3 text-xl">
              {t("usedIn.title")}
            </h2>
            <ClipUses uses={uses} />
          </section>
        </div>
      </div>
      <DeletePanel
        name={titles[locale]}
        text={t(uses.length === 0 ? "deleteText" : "keptUsed")}
        isPossible={uses.length === 0}
        action={deleteClipAction}
        fields={{ id, version: String(clip.version), locale }}
      />
    </>
  );
}
