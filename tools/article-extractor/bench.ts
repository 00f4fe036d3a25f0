import type { Measure } from '#bench/measure.ts'
import { blocksOf } from '#engine/article/blocks.ts'
import { type Article, extractArticle } from '#engine/article/extract-article.ts'
import { readDocument, treeOf } from '#engine/article/tree.ts'
import { benchmarkPages, READER_PAGE_URL, type ReaderPage, readerPages } from '#tests/support/article-pages.ts'
import { meanScore, scoreText } from '#tests/support/text-f1.ts'
import { type PeerArticle, readability } from './oracle/readability.ts'

/** Compares text, metadata, and speed with @mozilla/readability on the same pages. */
export async function measure(): Promise<Measure[]> {
  return [...(await benchmarkRows()), ...(await readerRows())]
}

/**
 * Returns the text without markup, by the same rules for both extractors: everything in the HTML, formulas included,
 * with blocks on lines of their own.
 */
const plain = (html: string) =>
  blocksOf(treeOf(readDocument(html)))
    .map(({ text }) => text)
    .join('\n')
const percent = (share: number) => Math.round(share * 10_000) / 100

async function benchmarkRows(): Promise<Measure[]> {
  const pages = benchmarkPages()
  if (pages.length === 0) return []
  const times: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] }
  const texts: { wanted: string; ours: string; theirs: string }[] = []
  for (const { html, url, articleBody } of pages) {
    const began = performance.now()
    const article = await extractArticle(html, url)
    times.ours.push(performance.now() - began)
    const peer = readability(html, url)
    times.theirs.push(peer.ms)
    texts.push({ wanted: articleBody, ours: article.text, theirs: plain(peer.content) })
  }
  const f1 = (length: number, whose: 'ours' | 'theirs', part = texts) =>
    percent(meanScore(part.map((one) => scoreText(one.wanted, one[whose], length))).f1)
  const half = (rest: number) => texts.filter((_, at) => at % 2 === rest)
  const row = (what: string, length: number): Measure => ({
    what: `article-extractor: ${what} on article-extraction`,
    value: f1(length, 'ours'),
    unit: '%',
    limit: Math.max(95.8, f1(length, 'theirs')),
    better: 'more',
    note: `${pages.length} pages; half that rules were written for ${f1(length, 'ours', half(0))}%, other half ${f1(length, 'ours', half(1))}%; Readability 0.6.0 ${f1(length, 'theirs')}%`,
  })
  return [
    row('token F1', 1),
    row('F1 of runs of 4 words', 4),
    {
      what: 'article-extractor: one news page, median',
      value: quantile(times.ours, 0.5),
      unit: 'ms',
      limit: 100,
      better: 'less',
      note: `90th percentile ${quantile(times.ours, 0.9)} ms; Readability 0.6.0 in jsdom ${quantile(times.theirs, 0.5)} ms; both with parsing`,
    },
  ]
}

async function readerRows(): Promise<Measure[]> {
  const pages = readerPages()
  if (pages.length === 0) return []
  const runs: { page: ReaderPage; ours: Article; theirs: PeerArticle }[] = []
  for (const page of pages)
    runs.push({
      page,
      ours: await extractArticle(page.html, READER_PAGE_URL),
      theirs: readability(page.html, READER_PAGE_URL),
    })
  const f1 = (htmlOf: (run: (typeof runs)[number]) => string) => {
    const scores = runs.map((run) => scoreText(plain(run.page.expected), plain(htmlOf(run)), 1))
    return percent(meanScore(scores).f1)
  }
  const theirs = f1((run) => run.theirs.content)
  const textOnly = f1(({ ours }) => ours.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
  return [
    {
      what: 'article-extractor: token F1 of the reader view on readability-pages',
      value: f1(({ ours }) => ours.html),
      unit: '%',
      limit: theirs,
      better: 'more',
      note: `${pages.length} pages; Readability 0.6.0 ${theirs}%; our plain text, which has no captions, ${textOnly}%`,
    },
    ...metadataRows(runs),
  ]
}

function metadataRows(runs: { page: ReaderPage; ours: Article; theirs: PeerArticle }[]): Measure[] {
  const row = (
    what: string,
    limit: number,
    stated: typeof runs,
    isRight: (run: (typeof runs)[number]) => boolean,
  ): Measure => ({
    what: `article-extractor: ${what} on readability-pages`,
    value: stated.filter(isRight).length,
    unit: `of ${stated.length}`,
    limit,
    better: 'more',
  })
  const withByline = runs.filter(({ page }) => page.metadata.byline)
  const withLanguage = runs.filter(({ page }) => page.metadata.lang)
  const withDate = runs.filter(({ page }) => page.metadata.publishedTime)
  return [
    {
      ...row('right titles', 62, runs, ({ page, ours }) => isTitle(ours.title, page.metadata.title)),
      note: 'The expected title, or that title without the name of its site',
    },
    {
      ...row('right authors', 38, withByline, ({ page, ours }) => {
        const byline = fold(page.metadata.byline ?? '')
        return ours.authors.length > 0 && ours.authors.every((name) => byline.includes(fold(name)))
      }),
      note: 'Every name is in the expected byline',
    },
    row(
      'right languages',
      withLanguage.length,
      withLanguage,
      ({ page, ours }) => fold(ours.language?.code ?? '') === fold(page.metadata.lang ?? ''),
    ),
    row(
      'right dates',
      withDate.length,
      withDate,
      ({ page, ours }) => ours.published?.iso.slice(0, 10) === page.metadata.publishedTime?.slice(0, 10),
    ),
  ]
}

/** Returns whether two titles match. Readability leaves the name of the site in titles with several separators. */
function isTitle(got: string, wanted: string) {
  if (fold(got) === fold(wanted)) return true
  return got !== '' && fold(wanted).startsWith(fold(got)) && /^\s*(?:[-–—|[(]|$)/.test(wanted.slice(got.length))
}

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const quantile = (values: number[], share: number) =>
  Math.round((values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0) * 10) / 10
