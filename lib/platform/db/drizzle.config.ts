import { defineConfig } from "drizzle-kit";

// Paths are relative to the root of the repository, where npm runs its scripts.
export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: "./lib/platform/db/tables/**/*.ts",
  out: "./lib/platform/db/migrations",
});
