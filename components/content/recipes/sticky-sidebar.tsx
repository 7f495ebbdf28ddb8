"use client";
import { type ReactNode, useLayoutEffect, useRef } from "react";

/** Between the end of a column that is higher than the window and the window's edge, in pixels. */
const gap = 16;

/**
 * The column beside the steps, which stands still while they scroll: from its top where the window
 * shows it whole, otherwise once its end is seen, so that the space beside later steps is not
 * empty.
 */
export function StickySidebar({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const sidebar = ref.current;
    if (!sidebar) return;
    const update = () => {
      sidebar.style.removeProperty("--sidebar-top");
      // Narrow windows have one column, and no top.
      const top = Number.parseFloat(getComputedStyle(sidebar).top);
      const end = window.innerHeight - sidebar.offsetHeight - gap;
      if (end < top) sidebar.style.setProperty("--sidebar-top", `${end}px`);
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
