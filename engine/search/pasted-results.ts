import type { SearchResult } from '../data-providers/capabilities.ts'
import { Failure } from '../failures.ts'
import { hostOf } from '../net/hosts.ts'
import { readTypedUrl } from '../web/typed-url.ts'

export type PastedResults = {
  results: SearchResult[]
  /** Lines that have no URL of a website. */
  skipped: string[]
}

/** `1. https://…`, `#1`, and bullets before a URL. */
const LIST_MARK = /^\s*(?:#?\d{1,3}[.):]?\s+|[-*•]\s+)/
const URL_IN_LINE = /https?:\/\/[^\s<>"'|]+/i
const COLUMNS = /[\t,;|]/

/**
 * Reads results that someone pasted, one per line in the order of the page: a URL or a domain, alone or in a row of a
 * spreadsheet. The position of a result is its place among the lines that have a URL.
 */
function readPastedResults(text: string): PastedResults {
  const lines = text.split(/[\r\n]+/).filter((line) => /\S/.test(line))
  const results: SearchResult[] = []
  const skipped: string[] = []
  for (const line of lines) {
    const url = urlIn(line.replace(LIST_MARK, ''))
    if (url === undefined) skipped.push(line.trim())
    else results.push({ position: results.length + 1, url, title: '', snippet: '' })
  }
  return { results, skipped }
}

/**
 * Returns the results of the one keyword, from the field `pasted`.
 * @throws {Failure} invalid, if no line has a URL, or there are several keywords
 */
export function pastedForOne(text: string, keywords: string[]): PastedResults {
  const pasted = readPastedResults(text)
  const message =
    pasted.results.length === 0
      ? 'None of the pasted lines has a URL. Paste the URLs of the results, one per line.'
      : keywords.length > 1
        ? 'Paste the results of one keyword at a time, or remove the other keywords.'
        : undefined
  if (message) throw new Failure('invalid', { message, errors: { pasted: message } })
  return pasted
}

function urlIn(line: string): string | undefined {
  const found = URL_IN_LINE.exec(line)?.[0].replace(/[.,;)\]]+$/, '')
  if (found !== undefined && hostOf(found)) return new URL(found).href
  for (const part of line.split(COLUMNS)) {
    const read = readTypedUrl(part)
    if ('url' in read && hostOf(read.url)?.includes('.')) return read.url
  }
  return undefined
}
