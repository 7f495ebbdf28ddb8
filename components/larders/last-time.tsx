"use client";
import Link from "next/link";
import { useEffect, useState } from "react";

const key = "used-up";

interface Kept {
  href: string;
  names: string;
}

/** Keeps on this device what was picked. */
export function KeepPicks({ href, names }: Kept) {
  useEffect(() => {
    try {
      localStorage.setItem(key, JSON.stringify({ href, names }));
    } catch {
      // A browser without room or permission starts afresh next time.
    }
  }, [href, names]);
  return null;
}

/** The way back to what was picked last on this device; nothing where there is none. `path` is the page in this language. */
export function LastTime({ path, label }: { path: string; label: string }) {
  const [last, setLast] = useState<Kept | null>(null);
  useEffect(() => setLast(read()), []);
  if (!last?.href.startsWith(`${path}?`)) return null;
  return (
    <p className="mt-4 text-ink-2 text-sm">
      {label}{" "}
      <Link href={last.href} prefetch={false} className="text-kobalt underline">
        {last.names}
      </Link>
    </p>
  );
}

function read(): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    const { href, names } = Object(kept) as Partial<Kept>;
    return typeof href === "string" && typeof names === "string" ? { href, names } : null;
  } catch {
    return null;
  }
}
