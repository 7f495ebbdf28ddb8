/** Attributes that make a button open the modal with this id: natively where the browser can, through the modal's own leaf elsewhere. */
export function opensModal(id: string) {
  return { command: "show-modal", commandfor: id, "aria-haspopup": "dialog" } as const;
}
