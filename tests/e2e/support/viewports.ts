/** With every width, language, theme and page (`npm run test:full`). */
export const isFullRun = process.env.TEST_FULL === "1";

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

/** Both languages at a desktop and a phone viewport, for journeys about layout and words. */
export const viewports = [
  { locale: "de", viewport: wide },
  { locale: "de", viewport: narrow },
  { locale: "en", viewport: wide },
  { locale: "en", viewport: narrow },
] as const;

/**
 * German wide and English narrow, for journeys about what works alike everywhere: each language and
 * each width once. A full run has all four.
 */
export const pairwiseViewports = isFullRun ? viewports : ([viewports[0], viewports[3]] as const);

/**
 * German wide or English narrow, for journeys that neither language nor width changes. A full run
 * has all four.
 */
export const germanWide = isFullRun ? viewports : ([viewports[0]] as const);
export const englishNarrow = isFullRun ? viewports : ([viewports[3]] as const);

/** Where pages are examined for barriers: each theme once, and in a full run everywhere. */
export const looks = isFullRun
  ? viewports.flatMap((one) => [
      { ...one, colorScheme: "light" as const },
      { ...one, colorScheme: "dark" as const },
    ])
  : ([
      { ...viewports[0], colorScheme: "light" },
      { ...viewports[3], colorScheme: "dark" },
    ] as const);
