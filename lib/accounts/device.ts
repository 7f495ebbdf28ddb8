import bowser from "bowser";

/** What somebody reads mails and recipes with, as far as it says so: "Firefox", "Windows". Null where it does not. */
export interface Device {
  program: string | null;
  system: string | null;
}

/** Reads a user agent. */
export function deviceOf(userAgent: string): Device {
  // The library takes no empty text for one.
  const { browser, os } = bowser.parse(userAgent || "-");
  return { program: browser.name || null, system: os.name || null };
}
