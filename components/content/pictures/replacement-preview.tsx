import { useLocale, useTranslations } from "next-intl";
import { ActionButton } from "#components/ui/action-button.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import { replacePictureAction } from "#lib/content/pictures/actions.ts";
import { minWidths } from "#lib/content/pictures/min-width.ts";
import type { PictureUse } from "#lib/content/pictures/picture-use.ts";
import type { LibraryPicture } from "#lib/content/pictures/queries.ts";
import { PictureUses } from "./picture-uses.tsx";
import { nameOf, toPictureView } from "./picture-view.ts";

interface ReplacementPreviewProps {
  former: LibraryPicture;
  replacement: LibraryPicture;
  uses: PictureUse[];
  /** Site-relative address of the choice of another picture. */
  chooseHref: string;
}

/** Both pictures side by side, what is wrong with the new one, and the places that will show it. */
export function ReplacementPreview({ former, replacement, uses, chooseHref }: ReplacementPreviewProps) {
  const [locale, t, detail] = [useLocale(), useTranslations("pictures.replace"), useTranslations("pictures.detail")];
  const min = Math.max(0, ...uses.map(({ kind }) => minWidths[kind] ?? 0));
  const warnings = [
    ...(replacement.width < min ? [t("narrow", { width: String(replacement.width), min: String(min) })] : []),
    ...(replacement.alts.de?.trim() && replacement.alts.en?.trim() ? [] : [t("noAlt")]),
  ];
  return (
    <section aria-labelledby="preview" className="grid gap-6">
      <h2 id="preview" className="text-2xl">
        {t("preview")}
      </h2>
      <div className="grid max-w-3xl grid-cols-2 gap-4 sm:gap-6">
        <Side title={t("before")} picture={former} />
        <Side title={t("after")} picture={replacement} />
      </div>
      {warnings.length > 0 && (
        <ul className="grid max-w-3xl gap-1 rounded-2 bg-tint px-4 py-3 font-strong text-sm">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <PictureUses uses={uses} />
      <p className="text-ink-2 text-sm">{t("keeps")}</p>
      <div className="flex flex-wrap items-start gap-3">
        <ActionButton
          action={replacePictureAction}
          fields={{
            id: former.id,
            replacementId: replacement.id,
            locale,
            shownUseCount: String(former.useCount),
          }}
          label={t("submit", { count: former.useCount })}
          problems={{ failed: detail("failed"), conflict: detail("conflict"), used: detail("conflict") }}
        />
        <LinkButton href={chooseHref} variant="quiet">
          {t("other")}
        </LinkButton>
      </div>
    </section>
  );
}

function Side({ title, picture }: { title: string; picture: LibraryPicture }) {
  const locale = useLocale();
  return (
    <figure className="min-w-0">
      <span className="photo gingham gingham-pale">
        <Picture picture={toPictureView(picture, locale)} variant="card-md" />
      </span>
      <figcaption className="mt-2 text-sm [overflow-wrap:anywhere]">
        <b className="font-strong">{title}:</b> {nameOf(picture, locale)}
      </figcaption>
    </figure>
  );
}
