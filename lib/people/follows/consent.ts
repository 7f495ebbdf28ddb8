/**
 * Version of the consent text of the digest, stored with every request. Change it with the label
 * and hint of the switch in the settings.
 */
export const digestConsentVersion = "settings-2026-11-24";
