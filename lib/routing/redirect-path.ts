/** The form in which paths of redirects are stored: without a slash at the end. */
export function normalizePath(path: string): string {
  return path.normalize("NFC").replace(/(?<!\/)\/+$/, "");
}
