import bowser from "bowser";

/** Browser or app and operating system, for example "Firefox" and "Windows". Null where unknown. */
export interface Device {
  program: string | null;
  system: string | null;
}

/** Parses a `User-Agent` header. */
export function parseUserAgent(userAgent: string): Device {
  // The library rejects an empty string.
  const { browser, os } = bowser.parse(userAgent || "-");
  return { program: browser.name || null, system: os.name || null };
}
