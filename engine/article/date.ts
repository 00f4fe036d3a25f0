import { type Declared, metaOf, textsOf } from './declared.ts'
import { isoDate } from './iso-date.ts'

export type ArticleDate = {
  /** ISO 8601, with the time if it is known: `2019-11-18` or `2019-11-18T09:30:00+01:00`. */
  iso: string
  /** As written on the page. */
  source: string
  from: 'json-ld' | 'meta' | 'markup' | 'text' | 'url'
}

const publishedNames = [
  'article:published_time',
  'og:published_time',
  'og:article:published_time',
  'datepublished',
  'parsely-pub-date',
  'sailthru.date',
  'publish-date',
  'publishdate',
  'publication_date',
  'published-date',
  'pubdate',
  'pdate',
  'ptime',
  'cxenseparse:recs:publishtime',
  'dc.date.issued',
  'dcterms.created',
  'dcterms.date',
  'dc.date',
  'dc.date.created',
  'date',
  'originalpublicationdate',
  'display-date',
]
const modifiedNames = [
  'article:modified_time',
  'og:updated_time',
  'datemodified',
  'last-modified',
  'dcterms.modified',
  'lastmod',
  'revised',
]

/** What a page shows of its dates: `time` elements and short lines near its title, the first ones first. */
type ShownDates = { marked: string[]; lines: string[] }

/** Returns when the article was published; undefined if the page does not say. */
export function publishedOf(declared: Declared, shown: ShownDates, url: string): ArticleDate | undefined {
  const { datePublished, dateCreated, uploadDate } = declared.article ?? {}
  return (
    firstDate(textsOf([datePublished, dateCreated, uploadDate].flat()), 'json-ld') ??
    firstDate([metaOf(declared, ...publishedNames)], 'meta') ??
    firstDate(shown.marked, 'markup') ??
    firstDate(shown.lines, 'text') ??
    firstDate([/\/((?:19|20)\d\d\/\d{1,2}\/\d{1,2})(?:\/|$)/.exec(url)?.[1]], 'url')
  )
}

/** Returns when the article was last changed, as declared; undefined if it is not. */
export const modifiedOf = (declared: Declared): ArticleDate | undefined =>
  firstDate(textsOf(declared.article?.dateModified), 'json-ld') ??
  firstDate([metaOf(declared, ...modifiedNames)], 'meta')

function firstDate(texts: (string | undefined)[], from: ArticleDate['from']): ArticleDate | undefined {
  for (const source of texts) {
    const iso = source && isoDate(source)
    if (iso) return { iso, source, from }
  }
  return undefined
}
