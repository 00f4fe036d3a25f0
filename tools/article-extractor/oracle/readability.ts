import { Readability } from '@mozilla/readability'
import { JSDOM, VirtualConsole } from 'jsdom'

export type PeerArticle = { content: string; title: string; ms: number }

/** Returns what @mozilla/readability makes of a page in jsdom, the DOM that its own tests use. */
export function readability(html: string, url: string): PeerArticle {
  const began = performance.now()
  const { window } = new JSDOM(html, { url, virtualConsole: new VirtualConsole() })
  const article = new Readability(window.document).parse()
  const ms = performance.now() - began
  window.close()
  return { content: article?.content ?? '', title: article?.title ?? '', ms }
}
