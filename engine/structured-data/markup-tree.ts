import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { Place, PlaceOf } from './entity.ts'

export type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element

/** Returns the HTML Standard's tree, with the offsets of every tag. */
export const readMarkup = (html: string) => parse(html, { sourceCodeLocationInfo: true })

export const isElement = (node: Node): node is Element => 'tagName' in node

export const childrenOf = (node: Node): Node[] => {
  if (isElement(node) && node.tagName === 'template') return []
  return 'childNodes' in node ? node.childNodes : []
}

/** Returns the value of an attribute; undefined where it is absent. */
export const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value

export const wordsOf = (value: string | undefined) => value?.split(/[\t\n\f\r ]+/).filter((word) => word !== '') ?? []

/** Returns the text of all descendants in order. Without recursion, because pages may nest deeply. */
export function elementText(element: Element) {
  const parts: string[] = []
  const open: Node[] = [element]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.nodeName === '#text') parts.push((node as DefaultTreeAdapterTypes.TextNode).value)
    else open.push(...[...childrenOf(node)].reverse())
  }
  return parts
    .join('')
    .replace(/[\t\n\f\r ]+/g, ' ')
    .trim()
}

/** Returns the position of an attribute, or of the tag itself. Elements that the parser added are at the beginning. */
export function placeIn(element: Element, placeOf: PlaceOf, name?: string): Place {
  const location = element.sourceCodeLocation
  return placeOf((name && location?.attrs?.[name]?.startOffset) || location?.startOffset || 0)
}
