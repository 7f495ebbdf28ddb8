/** Cookies that the tools set on our domain: Google Analytics, Ads and Ad Manager, Meta, Braze. */
const toolCookies =
  /^(?:_ga|_gid|_gat|_gcl|_dc_gtm|__gads|__gpi|__gsas|__eoi|_fbp|_fbc|FPID|ab\.(?:storage|_gd|optOut))/;
/** What Braze, Adjust, Sentry and Google keep in the storage of the browser. */
const toolStorage = /^(?:ab\.storage|adjust|sentry|goog)/i;

/**
 * Removes what outside tools have stored and loads the page again: a script that runs cannot be
 * stopped.
 */
export function leaveTools(): void {
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "");
  for (const name of names.filter((each) => toolCookies.test(each))) expire(name);
  for (const storage of listStorages())
    for (const key of Object.keys(storage)) if (toolStorage.test(key)) storage.removeItem(key);
  window.location.reload();
}

/** Storages are missing where the browser blocks them. */
function listStorages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

/** Tools set cookies for the domain or a domain above it. */
function expire(name: string): void {
  const labels = window.location.hostname.split(".");
  const domains = labels.map((_, at) => `; domain=${labels.slice(at).join(".")}`);
  for (const domain of ["", ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox lack the Cookie Store API in part
    document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
