import { z } from "zod";
import { locales } from "#lib/platform/i18n/locales.ts";

/**
 * What users choose for themselves. Each setting is a column of `users` with the same name, null
 * until it is chosen: then the language of the page applies, and the units of the device.
 */
export const userSettings = {
  locale: z.enum(locales),
  units: z.enum(["metric", "us"]),
};

export type SettingName = keyof typeof userSettings;
export type UserSettings = { [Name in SettingName]: z.infer<(typeof userSettings)[Name]> | null };
/** Only the settings that change. */
export type SettingsChange = { [Name in SettingName]?: z.infer<(typeof userSettings)[Name]> };

export const settingNames = Object.keys(userSettings) as SettingName[];

/** The settings of a user, or the columns of their table. */
export function pickSettings<Source extends Partial<Record<SettingName, unknown>>>(
  source: Source,
): Pick<Source, SettingName> {
  return Object.fromEntries(settingNames.map((name) => [name, source[name]])) as Pick<Source, SettingName>;
}

/** The settings of a user, chosen or not. */
export const nullableSettings = Object.fromEntries(
  settingNames.map((name) => [name, userSettings[name].nullable().describe("Null until chosen.")]),
) as { [Name in SettingName]: z.ZodNullable<(typeof userSettings)[Name]> };
