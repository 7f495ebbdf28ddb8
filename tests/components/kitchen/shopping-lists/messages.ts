import de from "#messages/de.json";

export const pageMessages = de.shoppingLists.page;
export const deviceMessages = de.shoppingLists.device;
export const addMessages = de.shoppingLists.addModal;
export const units = {
  g: { one: "g", many: "g" },
  kg: { one: "kg", many: "kg" },
  oz: { one: "oz", many: "oz" },
  lb: { one: "lb", many: "lb" },
};
