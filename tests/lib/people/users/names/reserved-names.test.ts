import { afterEach, expect, test } from "vitest";
import { isReservedName } from "#lib/people/users/names/reserved-names.ts";
import { setSiteSettings } from "#lib/platform/config/site-settings.ts";

afterEach(() => setSiteSettings({}));

test.each([
  "Tischlein",
  "tischlein",
  "Team Tischlein",
  "TeamTischlein",
  "Tischlein Redaktion",
  "Tisch1ein-Support",
  "Ｔischlein",
  "Tischlein 2",
  "tischlein_official",
  "Das Team von Tischlein",
  "Tischlein Anna",
  "admin",
  "Admin",
  "ADMIN 2",
  "admin1",
  "Adm1n",
  "@dmin",
  "Administrator",
  "Supp0rt",
  "Support-Team",
  "5upport",
  "Editor",
  "Redaktion",
  "Die Redaktion",
  "Chefredakteurin",
  "Moderator",
  "Kundendienst",
  "Kunden-Service",
  "Team",
  "Unser Team",
  "team 42",
  "Hilfe",
  "Customer Service",
  "no-reply",
  "Anna (Redaktion)",
  "Support Anna",
])("%s is reserved", (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each([
  "Anna",
  "Zoë Müller-Lüdenscheid",
  "Тимур Иванов",
  "王芳",
  "Li",
  "7 Zwerge",
  "2024",
  "Tim",
  "Theodor",
  "Dora",
  "Team Müller",
  "Teamo",
  "Hilfe, mein Kuchen",
  "Systemkoch",
  "Tischler",
  "Modesta",
  "Vonda",
  "Der Koch",
  "Infante",
  "Supporterin",
  "Badmington",
  "Ingrid Root",
  "Bot Anikerin",
])("%s is not", (name) => {
  expect(isReservedName(name)).toBe(false);
});

test("knows the name that the site has been given", () => {
  expect(isReservedName("Team Pfannenglück")).toBe(false);
  setSiteSettings({ name: "Pfannenglück" });
  for (const name of ["Pfannenglück", "Team Pfannenglück", "pfannengluckteam", "Рfannenglück", "Pfannenglück Anna"]) {
    expect(isReservedName(name), name).toBe(true);
  }
});
