import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskUser } from "#app/[locale]/desk/require-desk-role.ts";
import { requireEntry } from "#app/[locale]/desk/require-entry.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DeletedNote, PictureActions } from "#components/content/pictures/picture-actions.tsx";
import { PictureFacts } from "#components/content/pictures/picture-facts.tsx";
import { PictureForm } from "#components/content/pictures/picture-form.tsx";
import { PictureUses } from "#components/content/pictures/picture-uses.tsx";
import { nameOf } from "#components/content/pictures/picture-view.ts";
import { ShownPicture } from "#components/content/pictures/shown-picture.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { findLibraryPicture } from "#lib/content/pictures/queries.ts";
import { listPictureUses } from "#lib/content/pictures/use-queries.ts";
import { getDeskOwnerId } from "#lib/platform/auth/desk-roles.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { formatCrop } from "#lib/platform/media/pictures/crops.ts";
import { centre } from "#lib/platform/media/pictures/focal-point.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { maxWidth } from "#lib/platform/media/pictures/widths.ts";
import { address, routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("pictures.detail")]);
  return noindexMetadata(t("title"), routeAddresses("/desk/pictures/[id]", { id }));
}

/** Texts, focal point, crops and uses of a picture. */
export default async function PicturePage({ params }: Props) {
  const [{ id }, locale, t] = await Promise.all([params, getLocale(), getTranslations("pictures")]);
  const ownerId = getDeskOwnerId(await requireDeskUser(routeAddress(locale, "/desk/pictures/[id]", { id })));
  const picture = await requireEntry(id, () => findLibraryPicture(id, ownerId));
  const [uses, message] = await Promise.all([
    listPictureUses(locale, id, { isPublishedOnly: ownerId !== null }),
    getFlashMessage(),
  ]);
  const { alts, credit, version, width, height, crops } = picture;
  const { x, y } = picture.focalPoint ?? centre;
  return (
    <ClientMessages namespaces={["pictures.form", "pictures.detail", "ui.form"]}>
      <FlashMessage message={message} />
      <p>
        <Link
          href={address(locale, "/desk/pictures")}
          className="inline-flex min-h-8 items-center gap-1 text-sm underline"
        >
          {t("back")}
        </Link>
      </p>
      <h1 className="mt-2 mb-6 line-clamp-3 max-w-3xl text-2xl leading-tight [overflow-wrap:anywhere]">
        {nameOf(picture, locale) || t("untitled")}
      </h1>
      <DeletedNote picture={picture} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 pb-(--section) lg:grid-cols-[minmax(0,1fr)_20rem]">
        {ownerId && picture.isApproved ? (
          <ShownPicture picture={picture} note={t("detail.shownNote")} locale={locale} />
        ) : (
          <PictureForm
            // A saved or restored picture fills the form anew.
            key={version}
            picture={{ id, version, src: pictureAddress(id, 1200), width, height }}
            initial={{
              altDe: alts.de ?? "",
              altEn: alts.en ?? "",
              creditDe: credit?.de ?? "",
              creditEn: credit?.en ?? "",
              focalX: String(x),
              focalY: String(y),
              cropCard: formatCrop(crops.card),
              cropWide: formatCrop(crops.wide),
              cropPortrait: formatCrop(crops.portrait),
              cropSquare: formatCrop(crops.square),
              cropShare: formatCrop(crops.share),
            }}
            locale={locale}
            errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />}
          />
        )}
        <div className="grid gap-8">
          <section aria-labelledby="facts">
            <h2 id="facts" className="mb-3 text-xl">
              {t("detail.facts")}
            </h2>
            <PictureFacts picture={picture} />
            <p className="mt-3">
              <a href={pictureAddress(id, maxWidth)} className="inline-block min-h-6 text-sm underline">
                {t("detail.original")}
              </a>
            </p>
          </section>
          <section aria-labelledby="uses">
            <h2 id="uses" className="mb-3 text-xl">
              {t("uses.title")}
            </h2>
            <PictureUses uses={uses} />
          </section>
          <PictureActions picture={picture} isOwn={ownerId !== null} />
        </div>
      </div>
    </ClientMessages>
  );
}
