import { useEffect, useEffectEvent, useState } from "react";
import { isPlainClick } from "#components/ui/navigation/is-plain-click.ts";

interface LoadedModal<Loaded> {
  /** What was loaded, and the link that was pressed; undefined while the modal is closed. */
  opened: { loaded: Loaded; link: HTMLAnchorElement } | undefined;
  close(): void;
}

/**
 * A modal whose code and texts are loaded when a link of `selector` is pressed, anywhere on the
 * page. When they cannot be loaded, the link leads to the page with the same form.
 */
export function useLoadedModal<Loaded>(selector: string, load: () => Promise<Loaded>): LoadedModal<Loaded> {
  const [opened, setOpened] = useState<LoadedModal<Loaded>["opened"]>();
  const start = useEffectEvent(load);

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      if (!isPlainClick(event) || event.defaultPrevented || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>(selector);
      if (!link) return;
      event.preventDefault();
      start().then(
        (loaded) => setOpened({ loaded, link }),
        () => window.location.assign(link.href),
      );
    };
    document.addEventListener("click", handleClick);
    return () => document.removeEventListener("click", handleClick);
  }, [selector]);

  return {
    opened,
    close() {
      setOpened(undefined);
      opened?.link.focus();
    },
  };
}
