/**
 * Calls back once when an element comes near the window.
 *
 * @param distance how near, in pixels
 * @returns a function that ends the watch
 */
export function whenNear(element: Element, distance: number, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy page hears of several changes at once.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: `${distance}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
