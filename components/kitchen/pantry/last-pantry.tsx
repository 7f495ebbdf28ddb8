"use client";
import { useEffect } from "react";
import { Link } from "#components/ui/navigation/link.tsx";
import { readJson, storeJson } from "#lib/platform/browser/stores/device-storage.ts";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";

const storageKey = "used-up";

interface LastPantry {
  href: string;
  names: string;
}

/** Saves the picks on this device. */
export function SaveLastPantry({ href, names }: LastPantry) {
  useEffect(() => void storeJson(storageKey, { href, names }), [href, names]);
  return null;
}

/**
 * Links to the last picks of this device in this language, if any; `path` is the address of the
 * page.
 */
export function LastPantryLink({ path, label }: { path: string; label: string }) {
  const last = useHydrated() ? readLastPantry() : null;
  if (!last?.href.startsWith(`${path}?`)) return null;
  return (
    <p className="mt-4 text-ink-2 text-sm">
      {label}{" "}
      <Link href={last.href} className="text-primary underline">
        {last.names}
      </Link>
    </p>
  );
}

function readLastPantry(): LastPantry | null {
  const { href, names } = Object(readJson(storageKey)) as Partial<LastPantry>;
  return typeof href === "string" && typeof names === "string" ? { href, names } : null;
}
