import { signedInCookie } from "#lib/platform/auth/signed-in-cookie.ts";
import { consentCookie } from "#lib/platform/consent/consent-cookie.ts";
import { purposeOfTool } from "#lib/platform/consent/outside-tools.ts";
import { accountKey, userValue } from "../account-storage.ts";
import { themeKey } from "../theme.ts";
import { unitsKey } from "../units.ts";
import { bannerStorageKey } from "./banner-storage.ts";

const applyStored = (key: string, name = key) =>
  `if(localStorage.${key})document.documentElement.dataset.${name}=localStorage.${key}`;
const settings = `try{${[applyStored(bannerStorageKey, "appBanner"), applyStored(themeKey), applyStored(unitsKey)].join(";")}}catch{}`;
const markSignedIn = `try{if(/(^|; )${signedInCookie}=1(;|$)/.test(document.cookie))document.documentElement.dataset.signedIn=1}catch{}`;

/**
 * What scripts may make of text where the policy of the page demands trusted types: no elements,
 * but for the empty script that React begins with, no code, and no scripts of other sites.
 * Documents that are only read, and frames, run none of what they hold.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API
 */
const isHarmless =
  "/^undefined|^DOMParser|srcdoc$/.test(sink)||/^\\x3cscript\\x3e\\x3c\\/script\\x3e$|^[^\\x3c]*$/.test(text)";
const restrictText = `try{trustedTypes.createPolicy(\`default\`,{createHTML(text,type,sink){if(${isHarmless})return text},createScriptURL(url){if(new URL(url,location).origin==location.origin)return url}})}catch{}`;

/** Zod would try whether text may become code, which browsers report (https://zod.dev/api). */
const keepZodFromTrying = "self.__zod_globalConfig={jitless:1};";

/**
 * Runs before the first paint, so that a page never switches its colours or units, a closed banner
 * does not shift it, and its header never switches from the sign-in link to the user menu.
 */
export const initScript = keepZodFromTrying + settings + markSignedIn + restrictText;

const markPremium = `if(/is_premium.:true/.test(localStorage.getItem(\`${accountKey(userValue)}\`)))document.documentElement.dataset.premium=1`;
const markOutsideAds = `if(/^(.(page|utm_\\w+|gclid|fbclid)=.*)?$/.test(location.search))if(/(^|; )${consentCookie}=[^;]*\\b${purposeOfTool.adManager}=yes/.test(document.cookie))document.documentElement.dataset.outsideAds=1`;

/**
 * Runs before the first paint, so that users with Plus see no place for a moment, and the places of
 * an outside tool are there from the beginning where the reader has agreed. Addresses with other
 * parameters may be secret, so that the tool is not used there
 * (lib/platform/browser/outside-scripts).
 */
export function renderAdInitScript(hasAdManager: boolean): string {
  return `try{${hasAdManager ? `${markOutsideAds};` : ""}${markPremium}}catch{}`;
}

/** All of them, for the policy of pages whose other scripts carry a nonce. */
export const initScripts: readonly string[] = [initScript, renderAdInitScript(true), renderAdInitScript(false)];
