import { pageText } from '#engine/text/page-text.ts'
import type { PageRequest, ReceivedPage } from '#engine/web/page.ts'
import {
  asReadPage,
  type MainText,
  pageUnlessText,
  type ReadPage,
  readMainText,
  requireOne,
} from '#engine/web/text-source.ts'

type Input = { before: string; after: string; beforeUrl: string; afterUrl: string; isPageText: boolean }

/** Returns what to request for the sides that are pages; undefined if none is. */
export function requestsOf(input: Input): PageRequest[] | undefined {
  const requests = sidesOf(input).flatMap(({ text, url }) => pageUnlessText(text, url) ?? [])
  return requests.length > 0 ? requests : undefined
}

/**
 * Returns both texts: as entered, the visible text of pasted HTML, or the main text of a page. A side without a URL and
 * text is empty.
 * @throws {Failure} invalid, at the field of a side
 */
export async function readSides(input: Input, pages: ReceivedPage[] = []) {
  const sides = sidesOf(input)
  if (sides.some(({ url }) => /\S/.test(url)))
    for (const side of sides)
      requireOne(side, { ...side, missing: 'Paste the text to compare the page with, or enter a second URL.' })
  const left = [...pages]
  const read: (MainText | null)[] = []
  for (const { text, url, urlField } of sides) {
    const page = pageUnlessText(text, url) ? left.shift() : undefined
    read.push(page ? await readMainText(page, urlField) : null)
  }
  const [before = null, after = null] = read
  const sideText = async (text: string, page: MainText | null) =>
    page ? inLines(page.text, input.isPageText) : input.isPageText ? inLines((await pageText(text)).text, true) : text
  return {
    before: await sideText(input.before, before),
    after: await sideText(input.after, after),
    read: { before: before && asReadPage(before), after: after && asReadPage(after) } satisfies Record<
      string,
      ReadPage | null
    >,
  }
}

const sidesOf = ({ before, after, beforeUrl, afterUrl }: Input) => [
  { text: before, url: beforeUrl, field: 'before', urlField: 'beforeUrl' },
  { text: after, url: afterUrl, field: 'after', urlField: 'afterUrl' },
]

/** Returns a block of the page on each line. */
const inLines = (text: string, isPageText: boolean) => (isPageText ? text.replace(/\n\n+/g, '\n') : text)
