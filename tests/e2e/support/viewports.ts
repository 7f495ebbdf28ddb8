/** Both languages at a desktop and a phone viewport. */
export const viewports = [
  { locale: "de", viewport: { width: 1280, height: 800 } },
  { locale: "de", viewport: { width: 390, height: 844 } },
  { locale: "en", viewport: { width: 1280, height: 800 } },
  { locale: "en", viewport: { width: 390, height: 844 } },
] as const;
