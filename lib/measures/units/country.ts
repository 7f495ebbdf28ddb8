/** Countries whose shops the site knows: that of the recipes, and that of US units. */
export type Country = "de" | "us";
