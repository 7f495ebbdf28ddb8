"use client";
import { type ReactNode, useSyncExternalStore } from "react";
import { installPrompt, openInstallPrompt } from "#components/ui/install-prompt.ts";
import { showToast } from "#components/ui/toast.ts";

interface InstallButtonProps {
  label: string;
  /** Shown when the user has agreed. */
  startedMessage: string;
  className: string;
  /** Shown instead where the browser cannot install the site, or already has. */
  children?: ReactNode;
}

/** Opens the browser's own dialog to install the site. */
export function InstallButton({ label, startedMessage, className, children }: InstallButtonProps) {
  const { subscribe, isAvailable, isAvailableOnServer } = installPrompt;
  const canInstall = useSyncExternalStore(subscribe, isAvailable, isAvailableOnServer);
  if (!canInstall) return children;
  const install = async () => {
    if (await openInstallPrompt()) showToast({ kind: "success", text: startedMessage });
  };
  return (
    <button type="button" className={className} onClick={install}>
      {label}
    </button>
  );
}
