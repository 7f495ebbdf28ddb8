import type { Locale } from "#lib/platform/i18n/locales.ts";
import { loadMessages, type Messages } from "#lib/platform/i18n/messages.ts";

/** Texts of the report dialog, which pages do not carry. */
export interface ReportTexts {
  reasons: Messages["reports"]["reasons"];
  titles: Messages["reports"]["button"];
  form: Messages["reports"]["form"];
  success: Messages["reports"]["success"];
  close: string;
}

/** The texts in a language. */
export async function loadReportTexts(locale: Locale): Promise<ReportTexts> {
  const { reports, ui } = await loadMessages(locale);
  const { reasons, button: titles, form, success } = reports;
  return { reasons, titles, form, success, close: ui.modal.close };
}
