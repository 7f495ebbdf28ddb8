/**
 * Says to scripts of the page that somebody is probably signed in, so that only then they ask who. It proves nothing: every private read
 * and write looks at the session.
 */
export const hintCookie = "signed-in";

/** Whether the hint is among these cookies (`document.cookie`). */
export function hasHint(cookies: string): boolean {
  return cookies.split("; ").includes(`${hintCookie}=1`);
}
