/**
 * Loads the texts of something that a page loads on use, see `createTextsHandler`. Browsers keep
 * them for as long as the site is not built again.
 *
 * @throws {Error} when they cannot be loaded
 */
export async function loadPageTexts<Texts>(
  path: "accounts" | "comments" | "feedback" | "report",
  locale: string,
): Promise<Texts> {
  const query = new URLSearchParams({ locale, build: process.env.CACHE_GENERATION ?? "" });
  const response = await fetch(`/api/${path}/texts/?${query}`);
  if (!response.ok) throw new Error(`loadPageTexts: status ${response.status}`);
  return (await response.json()).data;
}
