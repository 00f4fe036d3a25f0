const files = new WeakMap<Element, File[]>()

/** Returns the files that a text field holds instead of its text. */
export const attached = (area: Element): File[] => files.get(area) ?? []

/** Replaces the text of a field by files; no files restore the text. */
export function attach(area: Element, list: File[]) {
  files.set(area, list)
}
