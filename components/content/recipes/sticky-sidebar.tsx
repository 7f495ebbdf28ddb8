"use client";
import { type ReactNode, useLayoutEffect, useRef } from "react";

/** The column beside the steps. It stands still while they scroll, if the window shows it whole. */
export function StickySidebar({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const sidebar = ref.current;
    if (!sidebar) return;
    const update = () => {
      // Without `data-fits` it has no top, and so does not stick.
      sidebar.toggleAttribute("data-fits", true);
      const top = Number.parseFloat(getComputedStyle(sidebar).top);
      sidebar.toggleAttribute("data-fits", top + sidebar.offsetHeight <= window.innerHeight);
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(sidebar);
    window.addEventListener("resize", update);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", update);
    };
  }, []);
  return (
    <div ref={ref} className="sidebar">
      {children}
    </div>
  );
}
