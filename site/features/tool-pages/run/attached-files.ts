const files = new WeakMap<Element, File[]>()

/** Files that a text field holds instead of its text. */
export const attached = (area: Element): File[] => files.get(area) ?? []

/** Puts files in the place of a field's text; none brings the text back. */
export function attach(area: Element, list: File[]) {
  files.set(area, list)
}
