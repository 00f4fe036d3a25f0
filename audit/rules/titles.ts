import { spaces } from '#engine/serp/snippet.ts'
import { foldWord, stopWords } from '#engine/text/stop-words.ts'
import { textWidth } from '#engine/text-width/text-width.ts'
import { metaContent } from '#engine/web/read-head.ts'
import type { Evidence } from '../evidence.ts'
import type { AuditedPage } from '../page/audited-page.ts'
import { pageRule, siteRule, tagEvidence } from '../rule.ts'
import { sameValue } from '../site/same-value.ts'
import { google } from '../sources.ts'

const group = 'titles'
const titleLinks = google('title links', 'appearance/title-link')
const INDEXABLE = 'Pages that search engines may show.'
const HAS_TITLE = 'Pages that search engines may show and that have a title.'

/** What one line of a result on a computer shows. */
const { width: MAX_TITLE_PX, size: TITLE_PX } = spaces.desktop.title
const MIN_TITLE_PX = 100
/** Times that a word may be in a title. */
const MAX_REPEATS = 2
const MIN_REPEATED_LETTERS = 4

/** What programs write before anybody has chosen a title. */
const PLACEHOLDER =
  /^(?:home|home ?page|index|start|startseite|welcome|untitled(?: (?:document|page|site))?|new page|page title|title|document|default(?: title)?|my (?:site|website|blog)|just another wordpress site|(?:react|vite|vue|next|nuxt|astro|svelte|create next|angular)(?: \+ \w+)?(?: app)?|test(?: page)?|coming soon|\.{1,3}|-+)$/i

function titleEvidence({ head }: AuditedPage, detail?: string): Evidence {
  const [first] = head.titles
  return {
    ...(first ? { line: first.tag.line, snippet: first.text.slice(0, 300) } : {}),
    ...(detail ? { detail } : {}),
  }
}

/** Paths of home pages: of the site, or of one language. */
const isHome = (url: string) => /^\/(?:[a-z]{2}(?:-[a-z]{2,4})?\/?)?$/i.test(new URL(url).pathname)

export const titleRules = [
  pageRule({
    id: 'title-missing',
    group,
    severity: 'error',
    scope: 'indexable',
    fault: 'without a title',
    measures: 'Whether the document has a title element with text.',
    appliesTo: INDEXABLE,
    why: 'The title is the headline of a search result. Without one, search engines make one up from the page.',
    source: titleLinks,
    fix: 'Write a title that names the page in its first words.',
    weight: 10,
    effort: 3,
    evaluate: ({ crawled, head }) =>
      crawled.title !== ''
        ? []
        : head.titles[0]
          ? [{ line: head.titles[0].tag.line, detail: 'The title is empty.' }]
          : [{}],
  }),
  pageRule({
    id: 'title-several',
    group,
    severity: 'warning',
    scope: 'indexable',
    fault: 'with several titles',
    measures: 'The number of title elements, those of drawings not counted.',
    appliesTo: HAS_TITLE,
    why: 'Browsers show the first one. It is uncertain which one search engines use.',
    source: titleLinks,
    fix: 'Remove all but one. Themes and plugins often write one each.',
    weight: 4,
    effort: 2,
    evaluate: (page) => {
      const titles = page.head.titles
      if (titles.length === 0) return null
      return titles.length === 1 ? [] : titles.map(({ tag }) => tagEvidence(page, tag))
    },
  }),
  pageRule({
    id: 'title-outside-head',
    group,
    severity: 'warning',
    scope: 'indexable',
    fault: 'with the title outside the head',
    measures: 'Whether the first title element is in the head, as a browser reads the page.',
    appliesTo: HAS_TITLE,
    why: 'The HTML Standard allows a title in the head only. An element such as div or img in the head ends it early.',
    source: titleLinks,
    fix: 'Move the title to the top of the head, and remove elements there that do not belong.',
    weight: 4,
    effort: 2,
    evaluate: (page) => {
      const [first] = page.head.titles
      if (!first) return null
      return first.tag.isInHead ? [] : [tagEvidence(page, first.tag)]
    },
  }),
  pageRule({
    id: 'title-too-wide',
    group,
    severity: 'warning',
    scope: 'indexable',
    fault: 'with a title too long for search results',
    measures: `The width of the title in Arial at ${TITLE_PX} pixels, as results on computers show it.`,
    appliesTo: HAS_TITLE,
    why: `Results on computers show about ${MAX_TITLE_PX} pixels. Letters differ in width, so a number of characters says little.`,
    source: titleLinks,
    fix: 'Put what matters first, and drop repeated words.',
    weight: 4,
    effort: 3,
    evaluate: (page) => {
      const { title } = page.crawled
      if (title === '') return null
      const pixels = Math.round(textWidth(title, { size: TITLE_PX }))
      return pixels <= MAX_TITLE_PX ? [] : [titleEvidence(page, `${pixels} of ${MAX_TITLE_PX} pixels`)]
    },
  }),
  pageRule({
    id: 'title-too-narrow',
    group,
    severity: 'notice',
    scope: 'indexable',
    fault: 'with a title of one short word',
    measures: `Whether the title is narrower than ${MIN_TITLE_PX} of the ${MAX_TITLE_PX} pixels that a result shows.`,
    appliesTo: HAS_TITLE,
    why: 'Most of the headline stays empty. Google may write its own title if yours says too little.',
    source: titleLinks,
    fix: 'Say what the page offers and whose it is: “Contact: visit our shop in Lincoln”.',
    weight: 2,
    effort: 3,
    evaluate: (page) => {
      const { title } = page.crawled
      if (title === '') return null
      const pixels = Math.round(textWidth(title, { size: TITLE_PX }))
      if (pixels >= MIN_TITLE_PX || PLACEHOLDER.test(title)) return []
      return [titleEvidence(page, `${pixels} pixels`)]
    },
  }),
  pageRule({
    id: 'title-placeholder',
    group,
    severity: 'warning',
    scope: 'indexable',
    fault: 'with a placeholder title',
    measures: 'Whether the whole title is one that programs write by default, such as “Home” or “Untitled”.',
    appliesTo: HAS_TITLE,
    why: 'Such a title says nothing, and thousands of other sites have the same.',
    source: titleLinks,
    fix: 'Write a title that names the page and the brand.',
    weight: 6,
    effort: 1,
    evaluate: (page) => {
      const { title } = page.crawled
      if (title === '') return null
      return PLACEHOLDER.test(title) ? [titleEvidence(page)] : []
    },
  }),
  pageRule({
    id: 'title-brand-only',
    group,
    severity: 'notice',
    scope: 'indexable',
    fault: 'whose title is nothing but the name of the site',
    measures: 'Whether the title is the name of the site: that of og:site_name, or of the host.',
    appliesTo: 'Pages other than the home page that have a title.',
    why: 'In search results, the page looks like the home page.',
    source: titleLinks,
    fix: 'Put the name of the page before that of the site.',
    weight: 4,
    effort: 2,
    evaluate: (page) => {
      const { title } = page.crawled
      if (title === '' || isHome(page.url)) return null
      const host = new URL(page.url).hostname.replace(/^www\./, '')
      const names = [metaContent(page.head, 'og:site_name') ?? '', host, host.split('.')[0] ?? '']
      const isName = names.some((name) => name !== '' && name.toLowerCase() === title.trim().toLowerCase())
      return isName ? [titleEvidence(page)] : []
    },
  }),
  pageRule({
    id: 'title-repeats-words',
    group,
    severity: 'notice',
    scope: 'indexable',
    fault: 'with a title that repeats a word',
    measures: 'Words of four letters or more that are in the title more than twice.',
    appliesTo: HAS_TITLE,
    why: 'Google advises against it: it looks like spam to people, and search engines may write another title.',
    source: titleLinks,
    fix: 'Name each thing once.',
    weight: 2,
    effort: 3,
    evaluate: (page) => {
      const { title } = page.crawled
      if (title === '') return null
      const counts = new Map<string, number>()
      for (const word of title.split(/[^\p{L}\p{N}'’]+/u).map(foldWord))
        if (word.length >= MIN_REPEATED_LETTERS && !stopWords('en').has(word))
          counts.set(word, (counts.get(word) ?? 0) + 1)
      const often = [...counts].find(([, count]) => count > MAX_REPEATS)
      return often ? [titleEvidence(page, `“${often[0]}” is in it ${often[1]} times.`)] : []
    },
  }),
  siteRule({
    id: 'title-duplicate',
    group,
    severity: 'warning',
    title: (count, title) => `${count} pages have the title “${title}”`,
    measures: 'Titles that several pages have, compared without regard to case.',
    appliesTo: HAS_TITLE,
    why: 'Visitors cannot tell such results apart, and search engines may treat the pages as copies.',
    source: titleLinks,
    fix: 'Give each page a title of its own.',
    weight: 5,
    effort: 3,
    evaluate: ({ indexable }) => sameValue(indexable, ({ title }) => title),
  }),
]
