import { useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import { type ClipUseKind, clipUseKinds } from "#lib/content/clips/use-kinds.ts";

interface ClipUsesProps {
  uses: readonly { kind: ClipUseKind; id: string; title: string; href: string | null }[];
}

/** Everything that shows a clip, by kind, with links to where it is edited. */
export function ClipUses({ uses }: ClipUsesProps) {
  const t = useTranslations("clips.usedIn");
  if (uses.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <dl className="grid gap-4">
      {clipUseKinds.map((kind) => {
        const ofKind = uses.filter((use) => use.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <div key={kind}>
            <dt className="font-strong text-sm">{t(`kinds.${kind}`)}</dt>
            {ofKind.map(({ id, title, href }) => {
              const name = title || t(kind === "draft" ? "private" : "unnamed");
              return (
                <dd key={id} className="mt-1 [overflow-wrap:anywhere]">
                  {href ? (
                    <Link href={href} className="inline-block min-h-6 underline">
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </dd>
              );
            })}
          </div>
        );
      })}
    </dl>
  );
}
