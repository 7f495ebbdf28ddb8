"use client";
import { useId, useState } from "react";
import { useRecipe, useServings } from "#components/content/recipes/recipe-context.tsx";
import { QrCode } from "#components/content/recipes/share/qr-code.tsx";
import { Button } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { useOpenedModal } from "#components/ui/dialogs/use-opened-modal.ts";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { showToast } from "#components/ui/toast.ts";
import { shareLinks } from "#lib/content/recipes/share-links.ts";
import { writeParams } from "#lib/platform/browser/chosen-servings.ts";

export interface ShareDialogProps {
  /** Site-relative address of the share image. */
  image: string;
  labels: {
    title: string;
    close: string;
    system: string;
    copy: string;
    copied: string;
    email: string;
    qr: string;
    newTab: string;
    failed: string;
  };
  onClose: () => void;
}

const sites = [
  { name: "WhatsApp", key: "whatsapp" },
  { name: "Pinterest", key: "pinterest" },
] as const;

/** Shares the recipe with the servings that are chosen. */
export function ShareDialog({ image, labels, onClose }: ShareDialogProps) {
  const id = useId();
  const { title, href } = useRecipe();
  const { chosen } = useServings();
  const [hasQr, setQr] = useState(false);
  useOpenedModal(id, onClose);

  const address = new URL(href, window.location.origin);
  writeParams(address.searchParams, chosen);
  const url = String(address);
  const links = shareLinks({
    title,
    url,
    ingredients: listIngredientTexts(),
    image: String(new URL(image, window.location.origin)),
  });

  async function run(task: () => Promise<void>, message?: string) {
    try {
      await task();
      if (message) showToast({ kind: "success", text: message });
    } catch (error) {
      // The share sheet was closed.
      if (error instanceof DOMException && error.name === "AbortError") return;
      showToast({ kind: "error", text: labels.failed });
    }
  }

  const option = "button button-quiet w-full";
  return (
    <Modal id={id} title={labels.title} closeLabel={labels.close} closeIcon={<DialogIcon name="x" />}>
      <div className="mt-4 grid gap-2">
        {"share" in navigator && (
          <Button isFullWidth onClick={() => run(() => navigator.share({ title, url }))}>
            {labels.system}
          </Button>
        )}
        <Button
          variant="quiet"
          isFullWidth
          onClick={() => run(() => navigator.clipboard.writeText(url), labels.copied)}
        >
          {labels.copy}
        </Button>
        <a href={links.email} className={option}>
          {labels.email}
        </a>
        {sites.map(({ name, key }) => (
          <a key={key} href={links[key]} target="_blank" rel="noopener" className={option}>
            {name} <span className="sr-only">({labels.newTab})</span>
          </a>
        ))}
        {hasQr ? (
          <QrCode text={url} label={labels.qr} />
        ) : (
          <Button variant="quiet" isFullWidth onClick={() => setQr(true)}>
            {labels.qr}
          </Button>
        )}
      </div>
    </Modal>
  );
}

/** The ingredients as they are shown: in the units and for the servings of the page. */
function listIngredientTexts(): string[] {
  const rows = document.querySelectorAll<HTMLElement>("#ingredients .ingredient");
  // biome-ignore lint/performance/useDomNodeTextContent: hidden units are no part of the text
  return [...rows].map((row) => row.innerText.replace(/\s+/g, " ").trim());
}
