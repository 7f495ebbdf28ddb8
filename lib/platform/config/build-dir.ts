/** Folder of the build, unless another one is in use. */
export const defaultBuildDir = ".next";

/**
 * Folders of builds, relative to the project. While one is in use, the next build goes into the
 * other.
 */
export const buildDirs = [defaultBuildDir, ".next-other"] as const;

/** Folder of the build that this process serves, relative to the project. */
export function getBuildDir(): string {
  return process.env.BUILD_DIR || defaultBuildDir;
}
