import { useEffect, useRef, useState } from "react";
import type { CookMessages } from "#components/content/recipes/cook-mode/cook-mode-screen.tsx";
import { KitchenIcon } from "#components/content/recipes/kitchen-icon.tsx";
import { useRecipe, useServings } from "#components/content/recipes/recipe-context.tsx";
import { useUnits } from "#components/ui/use-units.ts";
import { toCookHref } from "#lib/content/recipes/cook-mode/cook-address.ts";

/** Offers a QR code of the present step for another device; nothing is stored on the server. */
export function HandOver({ step, messages }: { step: number; messages: CookMessages }) {
  const recipe = useRecipe();
  const { chosen } = useServings();
  const units = useUnits();
  const ref = useRef<HTMLDialogElement>(null);
  const href = toCookHref({ href: recipe.href, step, servings: chosen, units });
  const [path, setPath] = useState<{ href: string; d: string; size: number }>();

  async function open() {
    ref.current?.showModal();
    const { renderQrCode } = await import("#components/content/recipes/cook-mode/qr-code.ts");
    setPath({ href, ...renderQrCode(window.location.origin + href) });
  }
  useEffect(() => {
    const dialog = ref.current;
    const closeOutside = ({ target }: MouseEvent) => target === dialog && dialog?.close();
    dialog?.addEventListener("click", closeOutside);
    return () => dialog?.removeEventListener("click", closeOutside);
  }, []);

  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.handOver}
        title={messages.handOver}
        onClick={() => void open().catch(() => {})}
      >
        <KitchenIcon name="smartphone" />
      </button>
      <dialog ref={ref} className="modal" aria-labelledby="hand-over-title">
        <div className="gingham h-3 [--cell:6px]" />
        <div className="px-6 pt-6 pb-8">
          <h2 id="hand-over-title" className="modal-title">
            {messages.handOver}
          </h2>
          <p>{messages.handOverHint}</p>
          {path && (
            <svg
              className="cook-qr"
              role="img"
              aria-label={messages.handOver}
              viewBox={`0 0 ${path.size} ${path.size}`}
              shapeRendering="crispEdges"
            >
              <path d={path.d} />
            </svg>
          )}
          <p className="cook-qr-link">
            <a href={href}>{href}</a>
          </p>
        </div>
        <form method="dialog" className="absolute top-5 right-2.5">
          <button type="submit" aria-label={messages.close} className="modal-close">
            <KitchenIcon name="x" />
          </button>
        </form>
      </dialog>
    </>
  );
}
