/**
 * Whether a page that was opened without loading a document lacks a script that did not arrive. The
 * router shows its address already, and a document asks for the script again. It does so once: then
 * the page is that of the document.
 */
export function isLostOnTheWay(error: Error): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  if (error.name !== "ChunkLoadError" || !navigation) return false;
  const { pathname, search } = new URL(navigation.name, window.location.href);
  return pathname + search !== window.location.pathname + window.location.search;
}
