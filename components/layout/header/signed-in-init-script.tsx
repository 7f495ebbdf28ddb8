import { signedInCookie } from "#lib/auth/signed-in-cookie.ts";

// Without quotes and angle brackets: React escapes the text of a script as HTML.
const markSignedIn = `try{if(/(^|; )${signedInCookie}=1(;|$)/.test(document.cookie))document.documentElement.dataset.signedIn=1}catch{}`;

/**
 * Runs before the first paint, so that the header never switches from sign-in link to user menu.
 */
export function SignedInInitScript() {
  return <script>{markSignedIn}</script>;
}
