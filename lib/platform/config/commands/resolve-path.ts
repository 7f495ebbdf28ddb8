import { resolve } from "node:path";

/**
 * The absolute path of an argument. npm changes the working directory to the package and stores
 * the original one in INIT_CWD.
 */
export const resolvePath = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);
