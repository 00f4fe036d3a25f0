import type { Change, Proof } from '../../proof.ts'
import { jsonLd } from '../../trial/new-page.ts'
import type { TrialPage } from '../../trial/site-model.ts'

/** Replaces the structured data of a page by an article with these properties. */
const writeArticle = (page: TrialPage, properties: object) => {
  page.head = [jsonLd({ '@type': 'Article', headline: page.h1, ...properties })]
}

const author = { '@type': 'Person', name: 'Ada Miller' }
const datePublished = '2026-03-04T09:00:00+00:00'

/** Changes a page that is no product. */
const onArticle =
  (change: (page: TrialPage) => void): Change =>
  (page) => {
    // What remains of a product page is not one: without its form and its price.
    page.main = page.main.filter((line) => !/class="(?:buy|price)"/.test(line))
    change(page)
    return undefined
  }

export const aiPageProofs: Proof[] = [
  {
    rule: 'page-noai',
    on: 'page',
    faults: [
      (page) => {
        page.robots = 'noai, noimageai'
      },
      (page) => {
        page.headers['tdm-reservation'] = '1'
      },
    ],
    nearMisses: [
      (page) => {
        page.headers['tdm-reservation'] = '0'
        page.robots = 'noarchive'
      },
    ],
  },
  {
    rule: 'article-author-missing',
    on: 'page',
    faults: [onArticle((page) => writeArticle(page, { datePublished }))],
    nearMisses: [
      onArticle((page) => writeArticle(page, { datePublished, author })),
      onArticle((page) => {
        writeArticle(page, { datePublished })
        page.head.push('<meta name="author" content="Ada Miller">')
      }),
    ],
  },
  {
    rule: 'article-date-missing',
    on: 'page',
    faults: [onArticle((page) => writeArticle(page, { author }))],
    nearMisses: [
      onArticle((page) => {
        writeArticle(page, { author })
        page.main.push('<p><time datetime="2026-03-04">March 4, 2026</time></p>')
      }),
    ],
  },
]
