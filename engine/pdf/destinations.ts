/**
 * Returns the page of each named destination of a PDF as Chromium writes it, counted from 1: links within a document
 * lead to its elements by their ids. Its objects are plain text, with page trees and one dictionary of destinations.
 * Source: ISO 32000-1, 7.7.3.2 and 12.3.2.3.
 * @param bytes one character for each byte
 * @returns an empty map for anything else
 */
export function pdfDestinations(bytes: string): Map<string, number> {
  const objects = objectsOf(bytes)
  const catalog = [...objects.values()].find((object) => /\/Type\s*\/Catalog\b/.test(object)) ?? ''
  const order = new Map(pagesBelow(referenceIn(catalog, 'Pages'), objects).map((id, at) => [id, at + 1]))
  const named = objects.get(referenceIn(catalog, 'Dests') ?? '') ?? ''
  const found = new Map<string, number>()
  for (const [, name = '', id = ''] of named.matchAll(/\/([^\s/<>[\]()]+)\s*\[\s*(\d+) \d+ R/g)) {
    const page = order.get(id)
    if (page !== undefined) found.set(nameOf(name), page)
  }
  return found
}

/** Returns the dictionaries of a PDF by their numbers, without the data of streams. */
function objectsOf(bytes: string): Map<string, string> {
  const objects = new Map<string, string>()
  const starts = /(?:^|[\r\n])(\d{1,10}) \d{1,5} obj\b/g
  for (let match = starts.exec(bytes); match; match = starts.exec(bytes)) {
    const from = starts.lastIndex
    const end = bytes.indexOf('endobj', from)
    if (end < 0) break
    const stream = bytes.indexOf('stream', from)
    objects.set(match[1] ?? '', bytes.slice(from, stream >= 0 && stream < end ? stream : end))
    starts.lastIndex = end
  }
  return objects
}

const referenceIn = (object: string, key: string) => new RegExp(`/${key}\\s+(\\d+) \\d+ R`).exec(object)?.[1]

/** Returns the pages of a tree in their order. A tree that refers to itself ends there. */
function pagesBelow(id: string | undefined, objects: Map<string, string>, seen = new Set<string>()): string[] {
  const object = objects.get(id ?? '')
  if (id === undefined || object === undefined || seen.has(id)) return []
  seen.add(id)
  const [, kids] = /\/Kids\s*\[([^\]]*)\]/.exec(object) ?? []
  if (kids === undefined) return /\/Type\s*\/Page\b/.test(object) ? [id] : []
  return [...kids.matchAll(/(\d+) \d+ R/g)].flatMap(([, kid]) => pagesBelow(kid, objects, seen))
}

/** A name has other bytes as `#` and two hexadecimal digits (7.3.5). */
const nameOf = (written: string) =>
  written.replace(/#([\da-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
