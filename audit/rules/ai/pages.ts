import { allEntities } from '#engine/structured-data/entity.ts'
import { entitiesById, has } from '#engine/structured-data/entity-fields.ts'
import { isA } from '#engine/structured-data/vocabulary.ts'
import { metaContent } from '#engine/web/read-head.ts'
import { headerSignals, metaSignals, type Signal } from '#tools/ai-crawler-checker/page-signals.ts'
import { once } from '../../once.ts'
import type { AuditedPage } from '../../page/audited-page.ts'
import { type PageRule, pageRule } from '../../rule.ts'
import { google } from '../../sources.ts'

const robotsMeta = google('robots meta tag and X-Robots-Tag', 'crawling-indexing/robots-meta-tag')
const article = google('article', 'appearance/structured-data/article')
const MAX_SOURCE = 300

/** What a page says to AI agents in its head and its headers, as the AI crawler checker reads it. */
const signalsOf = once((page: AuditedPage): Signal[] => [
  ...page.head.metas
    .filter(({ attribute }) => attribute === 'name')
    .flatMap(({ tag }) =>
      metaSignals({ ...tag, source: page.html.slice(tag.offset, Math.min(tag.end, tag.offset + MAX_SOURCE)) }),
    ),
  ...headerSignals((name) => [page.headers[name] ?? []].flat()),
])

type SignalRule = Omit<PageRule, 'kind' | 'group' | 'scope' | 'appliesTo' | 'source' | 'evaluate'> & {
  finds: (signal: Signal) => boolean
}

const signalRule = ({ finds, ...rule }: SignalRule): PageRule =>
  pageRule({
    ...rule,
    group: 'ai',
    scope: 'indexable',
    appliesTo: 'Pages that search engines may show.',
    source: robotsMeta,
    evaluate: (page) =>
      signalsOf(page)
        .filter(finds)
        .map(({ evidence, meaning }) => {
          const [, line, snippet = ''] = /^line (\d+): (.*)$/s.exec(evidence) ?? []
          return { ...(line ? { line: Number(line), snippet } : { snippet: evidence }), detail: meaning }
        }),
  })

/** Returns whether a page is one article. Many sites set og:type to article on every page, so it says nothing. */
const isArticle = once(
  (page: AuditedPage) =>
    page.structured().roots.filter(({ types }) => types.some((type) => isA(type, 'Article'))).length === 1,
)

const namesInMarkup = (page: AuditedPage, fields: string) => {
  const byId = entitiesById(page.structured().roots)
  return allEntities(page.structured().roots).some((entity) => has(entity, fields, byId))
}

const ARTICLES = 'Pages that search engines may show and that are one article by their structured data.'

/** Rules about what AI agents find on a page. */
export const aiPageRules = [
  signalRule({
    id: 'page-noai',
    severity: 'notice',
    fault: 'with a request not to be used for AI',
    measures: 'Whether the page has noai, noimageai, or a reservation of rights for text and data mining.',
    why: 'These are proposals, and no large operator documents that it obeys noai. What works for training is robots.txt.',
    fix: 'Leave it if you mean it, and add rules for the crawlers to robots.txt.',
    weight: 1,
    effort: 1,
    finds: ({ name, value }) => /^no(?:image)?ai$/i.test(value) || (name === 'tdm-reservation' && value.trim() === '1'),
  }),
  pageRule({
    id: 'article-author-missing',
    group: 'ai',
    severity: 'notice',
    scope: 'indexable',
    fault: 'with an article without a named author',
    measures: 'Whether structured data, a meta tag, or a link with rel="author" names the author.',
    appliesTo: ARTICLES,
    why: 'Search engines and assistants look at who wrote what they cite. Google recommends naming the author.',
    source: article,
    fix: 'Name the author in the Article, with the URL of a page about them.',
    weight: 3,
    effort: 2,
    evaluate: (page) => {
      if (!isArticle(page)) return null
      const isNamed =
        namesInMarkup(page, 'author|creator') ||
        metaContent(page.head, 'author', 'article:author', 'parsely-author', 'twitter:creator') !== null ||
        page.tags.some(({ attributes: { rel = '' } }) => /(?:^|\s)author(?:\s|$)/i.test(rel))
      return isNamed ? [] : [{}]
    },
  }),
  pageRule({
    id: 'article-date-missing',
    group: 'ai',
    severity: 'notice',
    scope: 'indexable',
    fault: 'with an article without a date',
    measures: 'Whether structured data, a meta tag, or a time element has the date of the article.',
    appliesTo: ARTICLES,
    why: 'Without a date, nobody can tell whether the text is still right. Search engines then guess it.',
    source: google('byline dates', 'appearance/publication-dates'),
    fix: 'State datePublished and dateModified in the Article, and show the date on the page.',
    weight: 3,
    effort: 2,
    evaluate: (page) => {
      if (!isArticle(page)) return null
      const isDated =
        namesInMarkup(page, 'datePublished|dateModified|dateCreated') ||
        metaContent(page.head, 'article:published_time', 'article:modified_time', 'date', 'parsely-pub-date') !==
          null ||
        page.tags.some(({ name, attributes }) => name === 'time' && attributes.datetime)
      return isDated ? [] : [{}]
    },
  }),
]
