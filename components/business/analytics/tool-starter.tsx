"use client";
import { useEffect, useSyncExternalStore } from "react";
import { consentStore } from "#lib/platform/browser/consent-store.ts";
import { isSecretQuery } from "#lib/platform/browser/outside-scripts/secret-query.ts";
import { type Consent, isGranted } from "#lib/platform/consent/consent-cookie.ts";
import { listTools, type OutsideTools, purposeOfTool, type ToolName } from "#lib/platform/consent/outside-tools.ts";

/** Tools that run on this page: a script cannot be unloaded, nor must it be loaded twice. */
const started = new Set<ToolName>();

/** Tools that load a script of their provider, which can read the address of the page. */
const foreignScripts: readonly ToolName[] = ["tagManager", "braze", "adjust"];

/**
 * Starts the outside tools the reader has agreed to. Their code is loaded with the agreement;
 * that of the ad server comes with the advertisements (components/business/ads).
 */
export function ToolStarter({ tools }: { tools: OutsideTools }) {
  const consent = useSyncExternalStore(consentStore.subscribe, consentStore.read, consentStore.readOnServer);
  useEffect(() => startGranted(tools, consent), [tools, consent]);
  return null;
}

function startGranted(tools: OutsideTools, consent: Consent | null): void {
  const isSecret = isSecretQuery(window.location.search);
  for (const name of listTools(tools)) {
    if (isSecret && foreignScripts.includes(name)) continue;
    if (name === "adManager" || started.has(name) || !isGranted(consent, purposeOfTool[name])) continue;
    started.add(name);
    // A tool that cannot be loaded is tried again on the next page.
    startTool(name, tools).catch((error) => {
      started.delete(name);
      console.debug(`The tool ${name} was not loaded.`, error);
    });
  }
}

async function startTool(name: ToolName, { tagManager, meta, braze, adjust, sentry }: OutsideTools): Promise<void> {
  if (name === "tagManager" && tagManager) (await import("./tools/tag-manager.ts")).startTagManager(tagManager);
  if (name === "meta" && meta) (await import("./tools/meta.ts")).startMeta(meta);
  if (name === "braze" && braze) await (await import("./tools/braze.ts")).startBraze(braze);
  if (name === "adjust" && adjust) await (await import("./tools/adjust.ts")).startAdjust(adjust);
  if (name === "sentry" && sentry) (await import("./tools/sentry.ts")).startSentry(sentry);
}
