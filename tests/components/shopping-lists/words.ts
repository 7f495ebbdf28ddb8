import de from "#messages/de.json";

export const words = { ...de.shoppingLists.page };
export const deviceWords = de.shoppingLists.device;
export const addWords = de.shoppingLists.addModal;
export const units = {
  g: { one: "g", many: "g" },
  kg: { one: "kg", many: "kg" },
  oz: { one: "oz", many: "oz" },
  lb: { one: "lb", many: "lb" },
};
