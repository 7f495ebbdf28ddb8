import { randomBytes } from "node:crypto";

/** An address of no account. */
export const newEmail = () => `anna-${randomBytes(6).toString("hex")}@example.org`;
