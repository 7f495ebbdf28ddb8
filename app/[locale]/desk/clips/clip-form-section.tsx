import { getLocale } from "next-intl/server";
import { ClipForm } from "#components/content/clips/clip-form.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { type DeskClip, findPoster, searchPosters } from "#lib/content/clips/queries.ts";

/** The form of a clip; null for a new one. */
export async function ClipFormSection({ clip }: { clip: DeskClip | null }) {
  const locale = await getLocale();
  const [current, newest] = await Promise.all([
    clip ? findPoster(locale, clip.posterId) : [],
    searchPosters(locale, ""),
  ]);
  return (
    <ClientMessages namespaces={["clips.form", "ui.pictureSearch", "ui.desk", "ui.form"]}>
      <ClipForm
        // A saved clip fills the form anew, without the files that were chosen.
        key={clip?.version}
        saved={clip && { id: clip.id, version: clip.version, hasWebm: clip.webmKey !== null }}
        initial={clip ? toValues(clip) : {}}
        posters={[...current, ...newest.filter(({ id }) => id !== clip?.posterId)]}
        locale={locale}
        icons={{ error: <Icon name="circleAlert" className="mt-[0.1em]" />, file: <Icon name="play" /> }}
      />
    </ClientMessages>
  );
}

function toValues({ titles, captions, posterId }: DeskClip) {
  return {
    titleDe: titles.de,
    titleEn: titles.en,
    posterId,
    captionsDe: captions.de,
    captionsEn: captions.en,
  };
}
