/** What each form of the set-up gets. */
export interface SiteFormProps<Field extends string> {
  /** Version of the settings that the page shows. */
  version: number;
  initial: Partial<Record<Field, string>>;
}

/** The settings are one entry; its version is what a change is compared by. */
export const toSaved = (version: number) => ({ id: "", version });
