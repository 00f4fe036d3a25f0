import { JSDOM } from 'jsdom'

/** One window parses every document, because a window for each would double the cost. */
const { DOMParser } = new JSDOM('').window

/** Returns HTML as a document without a URL of its own: resolve its links yourself. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}
