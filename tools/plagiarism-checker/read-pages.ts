import { Failure } from '#engine/failures.ts'
import { pageText } from '#engine/text/page-text.ts'
import type { ReceivedPage } from '#engine/web/page.ts'
import { isRead, whyUnread } from '#engine/web/received-page.ts'
import { asReadPage, type ReadPage, readMainText } from '#engine/web/text-source.ts'
import type { Source } from './compare.ts'

export type UnreadSource = { url: string; message: string }

/** Returns the main text of each page, or why it has none. */
export async function readPages(pages: ReceivedPage[] = []) {
  return readEach(pages, async (page) => asReadPage(await readMainText(page, 'urls')) satisfies ReadPage)
}

/**
 * Returns all visible text of each page, or why there is none. For a page from a search, it is unknown which part has
 * the copy.
 */
export async function readWholePages(pages: ReceivedPage[]) {
  return readEach(pages, async (page): Promise<Source> => {
    if (!isRead(page)) throw new Failure('invalid', { message: whyUnread(page) })
    const { text } = await pageText(page.text)
    return { name: page.requestedUrl, text }
  })
}

async function readEach<Read>(pages: ReceivedPage[], reader: (page: ReceivedPage) => Promise<Read>) {
  const read: Read[] = []
  const unread: UnreadSource[] = []
  for (const page of pages)
    try {
      read.push(await reader(page))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      unread.push({ url: page.requestedUrl, message: error.message })
    }
  return { read, unread }
}
