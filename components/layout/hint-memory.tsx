import { hintCookie } from "#lib/auth/hint-cookie.ts";

// No quotes, no angle brackets: the text of a script must survive being escaped as HTML.
const markSignedIn = `try{if(/(^|; )${hintCookie}=1(;|$)/.test(document.cookie))document.documentElement.dataset.signedIn=1}catch{}`;

/** Runs before the first paint, so that the header shows a way in or a menu at once, and never one and then the other. */
export function HintMemory() {
  return <script>{markSignedIn}</script>;
}
