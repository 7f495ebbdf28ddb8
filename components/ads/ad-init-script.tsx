import { accountKey, userValue } from "#lib/browser/account-storage.ts";
import { consentCookie } from "#lib/consent/consent-cookie.ts";
import { purposeOfTool } from "#lib/consent/outside-tools.ts";

// Without quotes and angle brackets: React escapes the text of a script as HTML.
const markPremium = `if(/is_premium.:true/.test(localStorage.getItem(\`${accountKey(userValue)}\`)))document.documentElement.dataset.premium=1`;
const markOutsideAds = `if(/^(.(page|utm_\\w+|gclid|fbclid)=.*)?$/.test(location.search))if(/(^|; )${consentCookie}=[^;]*\\b${purposeOfTool.adManager}=yes/.test(document.cookie))document.documentElement.dataset.outsideAds=1`;

/**
 * Runs before the first paint, so that users with Plus see no place for a moment, and the places of
 * an outside tool are there from the beginning where the reader has agreed. Addresses with other
 * parameters may be secret, so that the tool is not used there (lib/browser/outside-scripts).
 */
export function AdInitScript({ hasAdManager }: { hasAdManager: boolean }) {
  return <script>{`try{${hasAdManager ? `${markOutsideAds};` : ""}${markPremium}}catch{}`}</script>;
}
