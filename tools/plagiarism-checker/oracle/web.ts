import type { Measure } from '#bench/measure.ts'
import { wordsOf } from '#engine/text/words.ts'
import { loopbackSite } from '#tests/support/loopback-pages.ts'
import { runWith } from '#tests/support/page-of.ts'
import { createPhraseSearch, generatePages, generateText, generator } from '#tests/support/phrase-search.ts'
import { failedLookup } from '#tests/support/serp-artifacts.ts'
import type { CheckedText } from '../check-text.ts'
import { tool } from '../tool.ts'

const PAGES = 1_000
const TEXTS = 20
const COPIES = 10
const MIN_COPY = 8
const MAX_COPY = 40

/**
 * Runs the web mode with a search engine over 1,000 pages on loopback, and compares it with a comparison of every word
 * of every page.
 */
export async function measureWeb(): Promise<Measure[]> {
  const pages = generatePages(PAGES, 11)
  const site = await loopbackSite(
    Object.fromEntries(
      pages.map(({ url, text }) => [url, { html: `<title>Page</title><nav>Menu</nav><p>${text}</p>` }]),
    ),
  )
  const search = createPhraseSearch(pages)
  const random = generator(5)
  const sum = { planted: 0, returned: 0, found: 0, words: 0, covered: 0, stated: 0, ms: 0 }
  for (let round = 0; round < TEXTS; round += 1) {
    const copies = Array.from({ length: COPIES }, () => copyOf(pages[Math.floor(random() * PAGES)]?.text ?? '', random))
    const text = copies.map((copy) => `${generateText(2, random)} ${copy}.`).join(' ')
    const began = performance.now()
    const { data, summary } = await runWith(
      tool,
      { text, web: 'web', phrases: 30, least: MIN_COPY },
      { search, pages: site.pages, copies: () => failedLookup('not-configured') },
    )
    sum.ms += performance.now() - began
    const { web, matches } = data as CheckedText
    const read = pages.filter(({ url }) => web?.pages.some((page) => page.url === url))
    const isCovered = (start: number, end: number) => matches.some(({ span }) => span.start <= start && span.end >= end)
    for (const copy of copies) {
      const start = text.indexOf(copy)
      const isReturned = read.some((page) => page.text.includes(copy))
      sum.planted += 1
      sum.returned += isReturned ? 1 : 0
      sum.found += isReturned && isCovered(start, start + copy.length) ? 1 : 0
    }
    // Every run of eight words of a fetched page, found without fingerprints.
    for (const { start, end } of sharedRuns(
      text,
      read.map((page) => page.text),
    )) {
      sum.words += 1
      sum.covered += isCovered(start, end) ? 1 : 0
    }
    sum.stated += /Phrases from \d+ of \d+ sentences were searched; \d+ of \d+ pages/.test(summary) ? 1 : 0
  }
  await site.close()
  return [
    {
      what: 'web mode: planted copies of 8 to 40 words found, where the search returned their page',
      value: sum.found,
      unit: `of ${sum.returned}`,
      limit: sum.returned,
      better: 'more',
      note: `${sum.planted} copies planted in ${TEXTS} texts, from ${PAGES} pages; 30 phrases of each text were searched`,
    },
    {
      what: 'web mode: runs of 8 words shared with a page that was read, found',
      value: sum.covered,
      unit: `of ${sum.words}`,
      limit: sum.words,
      better: 'more',
      note: 'peer: every run of eight words of every page, in a set',
    },
    {
      what: 'web mode: reports that state their coverage',
      value: sum.stated,
      unit: `of ${TEXTS}`,
      limit: TEXTS,
      better: 'more',
    },
    {
      what: 'web mode: time of a check with 30 searches',
      value: Math.round(sum.ms / TEXTS),
      unit: 'ms',
      limit: 2_000,
      better: 'less',
    },
  ]
}

function copyOf(text: string, random: () => number) {
  const words = wordsOf(text)
  const length = Math.min(words.length, MIN_COPY + Math.floor(random() * (MAX_COPY - MIN_COPY + 1)))
  const from = Math.floor(random() * (words.length - length + 1))
  return text.slice(words[from]?.start, words[from + length - 1]?.end)
}

/** Returns the places of all runs of eight words that one of the pages contains too. */
function sharedRuns(text: string, pages: string[]) {
  const runs = (of: string) => {
    const words = wordsOf(of)
    return words.slice(0, Math.max(0, words.length - MIN_COPY + 1)).map((word, at) => ({
      form: words
        .slice(at, at + MIN_COPY)
        .map((one) => one.text.toLowerCase())
        .join(' '),
      start: word.start,
      end: words[at + MIN_COPY - 1]?.end ?? 0,
    }))
  }
  const theirs = new Set(pages.flatMap((page) => runs(page).map(({ form }) => form)))
  return runs(text).filter(({ form }) => theirs.has(form))
}
