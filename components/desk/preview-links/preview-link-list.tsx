"use client";
import { useTranslations } from "next-intl";
import { ActionButton } from "#components/ui/action-button.tsx";
import { createPreviewLinkAction, revokePreviewLinkAction } from "#lib/desk/preview-links/actions.ts";
import type { PreviewSubject } from "#lib/desk/preview-links/subject.ts";

interface PreviewLinkListProps {
  subject: PreviewSubject;
  links: { id: string; url: string; note: string }[];
  /** Whether no further link can be made. */
  isFull: boolean;
}

/** The links to a preview, to copy and to revoke, and a button for another one. */
export function PreviewLinkList({ subject: { type, id }, links, isFull }: PreviewLinkListProps) {
  const t = useTranslations("previewLinks.desk");
  return (
    <div className="grid gap-4">
      {links.length > 0 && (
        <ul className="grid gap-4">
          {links.map((link, index) => (
            <li key={link.id} className="grid gap-2">
              <label htmlFor={`preview-link-${link.id}`} className="font-strong text-sm">
                {t("link", { number: index + 1 })}
              </label>
              <input
                id={`preview-link-${link.id}`}
                readOnly
                value={link.url}
                className="text-input min-h-12"
                onFocus={(event) => event.target.select()}
              />
              <p className="text-ink-2 text-sm">{link.note}</p>
              <div className="flex flex-wrap gap-3">
                <a href={link.url} target="_blank" rel="noopener" className="button button-quiet">
                  {t("open")}
                  <span className="sr-only">({t("newTab")})</span>
                </a>
                <ActionButton<never, never>
                  action={revokePreviewLinkAction}
                  fields={{ id: link.id }}
                  label={t("revoke")}
                  fullLabel={t("revokeFull", { number: index + 1 })}
                  variant="bare"
                  success={t("revoked")}
                  problems={{ failed: t("failed") }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <ActionButton<never, never>
          action={createPreviewLinkAction}
          fields={{ type, id }}
          label={t("create")}
          variant="secondary"
          success={t("created")}
          problems={{ failed: t("failed") }}
        />
      )}
    </div>
  );
}
