/** Both languages at both widths. */
export const looks = [
  { locale: "de", viewport: { width: 1280, height: 800 } },
  { locale: "de", viewport: { width: 390, height: 844 } },
  { locale: "en", viewport: { width: 1280, height: 800 } },
  { locale: "en", viewport: { width: 390, height: 844 } },
] as const;
