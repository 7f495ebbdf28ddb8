"use client";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";

interface MissingPageNoticeProps {
  /** Address of the page that this is part of. */
  address: string;
  title: string;
  text: string;
  retry: string;
  icon: ReactNode;
}

/**
 * Says that the requested page needs a connection, where the service worker shows this page in its
 * place. Loads the requested page once the device is online again.
 */
export function MissingPageNotice({ address, title, text, retry, icon }: MissingPageNoticeProps) {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (window.location.pathname === address) return;
    setShown(true);
    const reload = () => window.location.reload();
    // A connection that comes back must not end the way to another page.
    const stopReload = () => window.removeEventListener("online", reload);
    window.addEventListener("online", reload);
    window.addEventListener("beforeunload", stopReload);
    window.addEventListener("click", followLink, true);
    return () => {
      stopReload();
      window.removeEventListener("beforeunload", stopReload);
      window.removeEventListener("click", followLink, true);
    };
  }, [address]);

  if (!isShown) return null;
  return (
    <div role="alert" className="gingham gingham-pale mb-8 rounded-2 px-4 py-8 text-center sm:px-6 sm:py-12">
      <div className="inline-block max-w-full rounded-2 bg-page px-6 pt-6 pb-7 sm:px-8">
        <p className="flex items-center justify-center gap-2 font-serif text-xl">
          {icon}
          {title}
        </p>
        <p className="mx-auto mt-2 max-w-[27rem] text-ink-2">{text}</p>
        <Button className="mt-5" onClick={() => window.location.reload()}>
          {retry}
        </Button>
      </div>
    </div>
  );
}

/**
 * Leaves links to the browser: the router takes this page for the requested one, and without a
 * connection it would wait for data before it loads the document.
 */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a[href]:not([data-opens])") : null;
  if (link) event.stopPropagation();
}
