"use client";
import { useEffect, useState } from "react";
import { Link } from "#components/ui/navigation/link.tsx";

const storageKey = "used-up";

interface LastPantry {
  href: string;
  names: string;
}

/** Saves the picks on this device. */
export function SaveLastPantry({ href, names }: LastPantry) {
  useEffect(() => {
    try {
      localStorage.setItem(storageKey, JSON.stringify({ href, names }));
    } catch {
      // Blocked or full storage: the next visit shows no link.
    }
  }, [href, names]);
  return null;
}

/**
 * Links to the last picks of this device in this language, if any; `path` is the address of the
 * page.
 */
export function LastPantryLink({ path, label }: { path: string; label: string }) {
  const [last, setLast] = useState<LastPantry | null>(null);
  useEffect(() => setLast(readLastPantry()), []);
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
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    const { href, names } = Object(stored) as Partial<LastPantry>;
    return typeof href === "string" && typeof names === "string" ? { href, names } : null;
  } catch {
    return null;
  }
}
