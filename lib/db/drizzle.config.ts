import { defineConfig } from "drizzle-kit";

// Paths are relative to the root of the repository, where npm runs its scripts.
export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: "./lib/db/tables/**/*.ts",
  out: "./lib/db/migrations",
});
