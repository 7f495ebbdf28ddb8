/** Names below `tastes.quiz` of what the wizard says. */
export const wizardWords = [
  "next",
  "skip",
  "back",
  "show",
  "showNow",
  "sending",
  "kept",
  "forget",
  "forgotten",
] as const;
export type WizardWords = Record<(typeof wizardWords)[number], string>;
