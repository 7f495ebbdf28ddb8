import { useLocale, useTranslations } from "next-intl";
import { ActionButton } from "#components/ui/action-button.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { deletePictureAction, restorePictureAction } from "#lib/content/pictures/actions.ts";
import { restoreDays } from "#lib/content/pictures/limits.ts";
import type { LibraryPicture } from "#lib/content/pictures/queries.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Says that a picture is deleted, until when it can be restored, and restores it. */
export function DeletedNote({ picture: { id, deletedAt } }: { picture: LibraryPicture }) {
  const [locale, t] = [useLocale(), useTranslations("pictures.detail")];
  if (deletedAt === null) return null;
  const end = new Date(new Date(deletedAt).getTime() + restoreDays * dayMs);
  return (
    <div className="mb-6 grid max-w-measure gap-3 rounded-2 bg-tint px-4 py-3">
      <p>{t("deletedNote", { date: formatLongDate(toLocalTime(end).date, locale) })}</p>
      <ActionButton
        action={restorePictureAction}
        fields={{ id, locale }}
        label={t("restore")}
        variant="secondary"
        problems={{ failed: t("failed"), used: t("failed"), conflict: t("failed") }}
      />
    </div>
  );
}

/**
 * Replaces a picture that is used, or deletes one that is not. Partners delete only, and only their
 * own.
 */
export function PictureActions({ picture, isOwn = false }: { picture: LibraryPicture; isOwn?: boolean }) {
  const [locale, t] = [useLocale(), useTranslations("pictures.detail")];
  const { id, useCount, isUpload, deletedAt } = picture;
  if (deletedAt !== null) return null;
  if (useCount > 0) {
    if (isOwn) return null;
    return (
      <LinkButton
        href={routeAddress(locale, "/desk/pictures/[id]/replace", { id })}
        variant="secondary"
        className="justify-self-start"
      >
        {t("replace")}
      </LinkButton>
    );
  }
  if (isUpload && !isOwn) return null;
  return (
    <div className="grid gap-2">
      <ActionButton
        action={deletePictureAction}
        fields={{ id, locale }}
        label={t("delete")}
        variant="danger"
        problems={{ failed: t("failed"), used: t("deleteUsed"), conflict: t("conflict") }}
      />
      <p className="text-ink-3 text-sm">{t("deleteHint", { days: restoreDays })}</p>
    </div>
  );
}
