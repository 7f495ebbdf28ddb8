import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import { type PictureUse, useKinds } from "#lib/content/pictures/picture-use.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";

/** Everything that shows a picture, by kind, with links. */
export function PictureUses({ uses }: { uses: PictureUse[] }) {
  const [locale, t] = [useLocale(), useTranslations("pictures.uses")];
  if (uses.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <dl className="grid gap-4">
      {useKinds.map((kind) => {
        const ofKind = uses.filter((use) => use.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <div key={kind}>
            <dt className="font-strong text-sm">
              {t(`kinds.${kind}`)} ({formatNumber(ofKind.length, locale)})
            </dt>
            {ofKind.map((use) => (
              <dd key={`${kind}-${use.id}`} className="mt-1 [overflow-wrap:anywhere]">
                <Use use={use} />
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

function Use({ use: { kind, title, href, isPublished } }: { use: PictureUse }) {
  const t = useTranslations("pictures.uses");
  const isPrivate = !title && (kind === "draft" || kind === "cookbook");
  const name = title || (isPrivate ? t("private") : t("unnamed"));
  const isHidden = !isPublished && (kind === "item" || kind === "step" || kind === "block");
  return (
    <>
      {href && !isHidden ? (
        <Link href={href} className="inline-block min-h-6 underline">
          {name}
        </Link>
      ) : (
        name
      )}
      {isHidden && <span className="text-ink-3 text-sm"> ({t("unpublished")})</span>}
    </>
  );
}
