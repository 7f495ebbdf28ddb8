/** The build that the worker belongs to; lib/server/supervisor/service-worker.ts fills it in. */
interface Build {
  id: string;
  /** Addresses of its scripts, styles and fonts. */
  files: string[];
}

declare const SITE_BUILD: Build;

export const build: Build = SITE_BUILD;
