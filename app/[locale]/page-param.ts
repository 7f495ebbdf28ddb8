/** The number in the parameter `page` of a list; anything but a number from 1 on is the first. */
export function readPageParam(param: string | string[] | undefined): number {
  return typeof param === "string" && /^[1-9]\d{0,3}$/.test(param) ? Number(param) : 1;
}
