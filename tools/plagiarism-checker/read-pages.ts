import { Failure } from '../../engine/failures.ts'
import type { Page, UnreadPage } from '../../engine/web/page.ts'
import { asReadPage, type ReadPage, readMainText } from '../../engine/web/text-source.ts'

export const MAX_URLS = 5

export type UnreadSource = { url: string; message: string }

/** Lines that are not empty, each once. */
export const linesOf = (text: string) => [
  ...new Set(text.split(/[\r\n]+/).flatMap((line) => (/\S/.test(line) ? line.trim() : []))),
]

/** Returns the main text of each page, and why there is none. */
export async function readPages(pages: (Page | UnreadPage)[] = []) {
  const read: ReadPage[] = []
  const unread: UnreadSource[] = []
  for (const page of pages)
    try {
      read.push(asReadPage(await readMainText(page, 'urls')))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      unread.push({ url: page.requestedUrl, message: error.message })
    }
  return { read, unread }
}
