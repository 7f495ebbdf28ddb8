/** Runs once in every process of the server, before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs" && process.env.NEXT_PHASE !== "phase-production-build") {
    const { notePeers } = await import("#lib/client-address.ts");
    notePeers();
    const { startBackground } = await import("#app/background.ts");
    startBackground();
    // Whoever writes the site wants to see what went wrong.
    if (process.env.NODE_ENV !== "production") return;
    const { sayUnavailable } = await import("#app/say-unavailable.ts");
    sayUnavailable();
  }
}
