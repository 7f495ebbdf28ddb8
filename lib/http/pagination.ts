/** How many pages a list has; one without entries has a page, too, which says so. */
export const toPageCount = (count: number, pageSize: number): number => Math.max(1, Math.ceil(count / pageSize));
