/**
 * Replaces an element by one with another tag and the same attributes and content.
 * @returns the new element
 */
export function renamed(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag)
  for (const { name, value } of element.attributes) if (/^[a-z][\w-]*$/i.test(name)) other.setAttribute(name, value)
  for (const child of [...element.childNodes]) other.append(child)
  element.replaceWith(other)
  return other
}
