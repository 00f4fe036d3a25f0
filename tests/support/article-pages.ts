import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { corpus } from './corpus.ts'

type BenchmarkPage = { id: string; url: string; html: string; articleBody: string }
export type ReaderPage = {
  id: string
  html: string
  expected: string
  metadata: {
    title: string
    byline: string | null
    lang?: string | null
    publishedTime?: string | null
  }
}

/** Reads news pages with hand-checked bodies (`article-extraction`); none if the test set is absent. */
export function benchmarkPages(): BenchmarkPage[] {
  const folder = corpus('article-extraction')
  if (!folder) return []
  const truth = JSON.parse(readFileSync(`${folder}/ground-truth.json`, 'utf8')) as Record<
    string,
    { articleBody: string; url: string }
  >
  return Object.entries(truth).map(([id, { articleBody, url }]) => ({
    id,
    url,
    articleBody,
    html: gunzipSync(readFileSync(`${folder}/html/${id}.html.gz`)).toString('utf8'),
  }))
}

/** URL that the pages of `readability-pages` were saved with. */
export const READER_PAGE_URL = 'http://fakehost/test/page.html'

/** Reads pages with what a reader view should show (`readability-pages`); none if the test set is absent. */
export function readerPages(): ReaderPage[] {
  const folder = corpus('readability-pages')
  if (!folder) return []
  return readdirSync(folder)
    .filter((id) => existsSync(`${folder}/${id}/source.html`))
    .map((id) => {
      const read = (name: string) => readFileSync(`${folder}/${id}/${name}`, 'utf8')
      return {
        id,
        html: read('source.html'),
        expected: read('expected.html'),
        metadata: JSON.parse(read('expected-metadata.json')) as ReaderPage['metadata'],
      }
    })
}
