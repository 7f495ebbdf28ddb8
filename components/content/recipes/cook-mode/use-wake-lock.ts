import { useEffect, useState } from "react";

/**
 * Keeps the screen on while the component is mounted. The browser releases the lock when the page
 * is hidden; it is requested again when the page shows.
 *
 * @returns whether the screen stays on
 * @see https://developer.mozilla.org/docs/Web/API/Screen_Wake_Lock_API
 */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isMounted = true;
    const request = async () => {
      if (document.visibilityState !== "visible" || !navigator.wakeLock || (lock && !lock.released)) return;
      try {
        const granted = await navigator.wakeLock.request("screen");
        if (!isMounted) return await granted.release();
        lock = granted;
        setHeld(true);
        granted.addEventListener("release", () => isMounted && setHeld(false));
      } catch {
        // Refused, for example to save the battery.
      }
    };
    void request();
    document.addEventListener("visibilitychange", request);
    return () => {
      isMounted = false;
      document.removeEventListener("visibilitychange", request);
      void lock?.release().catch(() => {});
    };
  }, []);
  return isHeld;
}
