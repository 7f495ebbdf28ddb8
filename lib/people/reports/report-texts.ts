import type { Messages } from "#lib/platform/i18n/messages.ts";

/** Texts of the report dialog, which pages do not carry. */
export interface ReportTexts {
  reasons: Messages["reports"]["reasons"];
  titles: Messages["reports"]["button"];
  form: Messages["reports"]["form"];
  success: Messages["reports"]["success"];
  close: string;
}
