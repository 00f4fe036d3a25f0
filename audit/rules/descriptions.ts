import { spaces } from '#engine/serp/snippet.ts'
import { textWidth } from '#engine/text-width/text-width.ts'
import type { AuditedPage } from '../page/audited-page.ts'
import { pageRule, siteRule, tagEvidence } from '../rule.ts'
import { sameValue } from '../site/same-value.ts'
import { google } from '../sources.ts'

const group = 'titles'
const snippets = google('snippets', 'appearance/snippet')
const HAS_DESCRIPTION = 'Pages that search engines may show and that have a description.'

const { width, lines, size: DESCRIPTION_PX } = spaces.desktop.description
/** What the two lines of a result on a computer show. */
const MAX_DESCRIPTION_PX = width * lines

const metasOf = ({ head }: AuditedPage) =>
  head.metas.filter(({ key, attribute }) => key === 'description' && attribute === 'name')

export const descriptionRules = [
  pageRule({
    id: 'description-missing',
    group,
    severity: 'warning',
    scope: 'indexable',
    fault: 'without a description',
    measures: 'Whether the page has a meta description.',
    appliesTo: 'Pages that search engines may show.',
    why: 'Google shows the description below the title if it fits the search. Without one, it takes any piece of the text.',
    source: snippets,
    fix: 'Write one or two sentences that say what a visitor gets on this page.',
    weight: 4,
    effort: 3,
    evaluate: (page) => (page.crawled.description === '' && metasOf(page).length === 0 ? [{}] : []),
  }),
  pageRule({
    id: 'description-empty',
    group,
    severity: 'warning',
    scope: 'indexable',
    fault: 'with an empty description',
    measures: 'Whether the meta description has text.',
    appliesTo: 'Pages that search engines may show and that have a meta description.',
    why: 'The template has a place for the description, and nobody has filled it in. Google takes any piece of the text.',
    source: snippets,
    fix: 'Fill in the field, or let the template use the first sentence of the text.',
    weight: 4,
    effort: 3,
    evaluate: (page) => {
      const metas = metasOf(page)
      if (metas.length === 0) return null
      return page.crawled.description === '' ? metas.slice(0, 1).map(({ tag }) => tagEvidence(page, tag)) : []
    },
  }),
  pageRule({
    id: 'description-several',
    group,
    severity: 'notice',
    scope: 'indexable',
    fault: 'with several descriptions',
    measures: 'The number of meta descriptions with different texts.',
    appliesTo: HAS_DESCRIPTION,
    why: 'It is uncertain which one search engines use.',
    source: snippets,
    fix: 'Keep one. Themes and plugins often write one each.',
    weight: 2,
    effort: 2,
    evaluate: (page) => {
      const metas = metasOf(page)
      if (metas.length === 0) return null
      const texts = new Set(metas.map(({ content }) => content.trim()))
      return texts.size > 1 ? metas.map(({ tag }) => tagEvidence(page, tag)) : []
    },
  }),
  pageRule({
    id: 'description-too-wide',
    group,
    severity: 'notice',
    scope: 'indexable',
    fault: 'with a description too long for search results',
    measures: `The width of the description in Arial at ${DESCRIPTION_PX} pixels, as results on computers show it in ${lines} lines.`,
    appliesTo: HAS_DESCRIPTION,
    why: `About ${MAX_DESCRIPTION_PX.toLocaleString('en-US')} pixels fit. What comes later is not read.`,
    source: snippets,
    fix: 'Put what matters into the first sentence.',
    weight: 2,
    effort: 3,
    evaluate: (page) => {
      const [meta] = metasOf(page)
      if (!meta || meta.content.trim() === '') return null
      const text = meta.content.split(/\s+/).join(' ').trim()
      const pixels = Math.round(textWidth(text, { size: DESCRIPTION_PX }))
      if (pixels <= MAX_DESCRIPTION_PX) return []
      return [{ ...tagEvidence(page, meta.tag), detail: `${pixels} of ${MAX_DESCRIPTION_PX} pixels` }]
    },
  }),
  siteRule({
    id: 'description-duplicate',
    group,
    severity: 'notice',
    title: (count, text) => `${count} pages have the description “${text}”`,
    measures: 'Descriptions that several pages have, compared without regard to case.',
    appliesTo: HAS_DESCRIPTION,
    why: 'The description says nothing about the single page, so Google takes a piece of the text instead.',
    source: snippets,
    fix: 'Write one for each important page, and leave it out on the others.',
    weight: 3,
    effort: 3,
    evaluate: ({ indexable }) => sameValue(indexable, ({ description }) => description),
  }),
]
