import type { DuplicateGroup } from '#engine/crawl/duplicates.ts'
import { fingerprintOf } from '#engine/crawl/fingerprint.ts'
import { createDocumentReader } from '#engine/crawl/read-document.ts'
import { measureText } from '#engine/readability/measure.ts'
import { verdictOf } from '#engine/readability/verdict.ts'
import { detectLanguage } from '#engine/text/language/detect.ts'
import { type Language, languages, stopWords } from '#engine/text/stop-words.ts'
import { LITTLE_PERCENT } from '#tools/ai-crawler-checker/text-share.ts'
import { pagesThat } from '../../page-count.ts'
import { type SiteOutcome, siteRule } from '../../rule.ts'
import type { SitePage, SiteView } from '../../site/site-view.ts'
import { google, source } from '../../sources.ts'
import { hostAndPath } from '../../url-parts.ts'

const group = 'content'
const canonicals = google('specify a canonical URL', 'crawling-indexing/consolidate-duplicate-urls')

/** Pages of which the language or the difficulty is measured, at most: each takes some milliseconds. */
const MAX_MEASURED = 60
const MIN_LETTERS = 200
/** Prose has about 40 percent function words, lists of products fewer. */
const FEW_FUNCTION_WORDS = 0.15
const LANGUAGE_LENGTH = 600
const MIN_SENTENCES = 5
const MIN_PROSE_WORDS = 80
const MIN_RENDERED_WORDS = 50

/** Codes that detection and pages use for one language, or for languages whose texts are hard to tell apart. */
const SAME = [
  ['no', 'nb', 'nn', 'da'],
  ['sr', 'hr', 'bs', 'sh', 'cnr'],
  ['id', 'ms'],
  ['he', 'iw'],
  ['tl', 'fil'],
  ['zh', 'yue', 'wuu'],
  ['fa', 'prs'],
  ['ro', 'mo'],
  ['cs', 'sk'],
  ['pt', 'gl'],
  ['hi', 'mr', 'ne'],
  ['ca', 'oc'],
]

function duplicatesOf({ links, indexable }: SiteView, kind: DuplicateGroup['kind']): SiteOutcome {
  const shown = new Set(indexable.map(({ url }) => url))
  const found = links.duplicates
    .filter((one) => one.kind === kind)
    .flatMap(({ urls }) => {
      // Spellings of one URL are reported as such.
      const pages = [...new Map(urls.filter((url) => shown.has(url)).map((url) => [spelling(url), url])).values()]
      const [first] = pages
      return pages.length > 1 && first ? pages.map((url) => ({ url, cause: first })) : []
    })
  return { of: indexable.length, found }
}

const spelling = (url: string) =>
  hostAndPath(url)
    .replace(/^www\./, '')
    .replace(/\/$/, '')
    .toLowerCase()

export const comparedTextRules = [
  siteRule({
    id: 'duplicate-text',
    group,
    severity: 'warning',
    title: (count, url) => `${count} pages have the same text as ${url}`,
    measures: 'Pages whose main texts are equal word for word.',
    appliesTo: 'Pages that search engines may show, with at least 20 words.',
    why: 'Search engines show one of them and choose which by themselves. Links to the others do not help it.',
    source: canonicals,
    fix: 'Redirect the copies, name one of them as canonical, or write texts of their own.',
    weight: 5,
    effort: 3,
    evaluate: (site) => duplicatesOf(site, 'exact'),
  }),
  siteRule({
    id: 'near-duplicate-text',
    group,
    severity: 'notice',
    title: (count, url) => `${count} pages have nearly the same text as ${url}`,
    measures: 'Pages whose main texts differ in few words, by their SimHash.',
    appliesTo: 'Pages that search engines may show, with at least 20 words.',
    why: 'Search engines may treat them as copies and show only one.',
    source: canonicals,
    fix: 'Say on each page what is different about it, or make one page of them.',
    weight: 2,
    effort: 3,
    evaluate: (site) => duplicatesOf(site, 'near'),
  }),
  siteRule({
    id: 'text-needs-scripts',
    group,
    severity: 'warning',
    title: (count) => `${pagesThat(count, 'has', 'have')} most of their text only after scripts have run`,
    measures: `Whether the HTML as received has at least ${LITTLE_PERCENT} percent of the words of the main text that a browser shows.`,
    appliesTo: 'One page of each of the largest templates.',
    why: 'Google reads such text later than the rest, and most crawlers of assistants and social networks never do.',
    source: google('JavaScript SEO basics', 'crawling-indexing/javascript/javascript-seo-basics'),
    fix: 'Render the page on the server, at least its main text, headings, and links.',
    weight: 7,
    effort: 5,
    evaluate: ({ rendered, byUrl }) => {
      if ('unmeasured' in rendered) return rendered
      const pages = rendered.value.flatMap(({ url, html }) => {
        const page = byUrl.get(url)
        if (!page?.described.indexability.isPage) return []
        const shown = wordsIn(html, url)
        return shown < MIN_RENDERED_WORDS ? [] : [{ url, sent: page.words, shown }]
      })
      const found = pages
        .filter(({ sent, shown }) => (100 * sent) / shown < LITTLE_PERCENT)
        .map(({ url, sent, shown }) => ({ url, detail: `${sent} of ${shown} words are in the HTML.` }))
      return { of: pages.length, found }
    },
  }),
  siteRule({
    id: 'lang-contradicts-text',
    group,
    severity: 'warning',
    title: (count, lang) => `${pagesThat(count, 'says', 'say')} lang="${lang}" and have a text in another language`,
    measures: 'The language of the main text, detected by its letters and words, against the lang attribute.',
    appliesTo: `Pages with a lang attribute and a text of at least ${MIN_LETTERS} letters.`,
    why: 'Screen readers pronounce the text by the wrong rules, and browsers offer to translate it from the wrong language.',
    source: source('WCAG 2.2: language of page', 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html'),
    fix: 'Let the template write the language of each page. Translate pages that are not translated yet.',
    weight: 4,
    effort: 2,
    evaluate: ({ html }) => {
      const pages = html.filter(({ lang, lead }) => lang !== '' && lead.length >= MIN_LETTERS)
      const doubtful = pages.filter(isDoubtful)
      const found = doubtful.slice(0, MAX_MEASURED).flatMap((page) => {
        const { language, isReliable, name } = detectLanguage(page.lead.slice(0, LANGUAGE_LENGTH))
        if (!isReliable || language === null || isSameLanguage(language, page.lang)) return []
        return [{ url: page.url, detail: `The text is ${name}.`, cause: page.lang }]
      })
      return { of: pages.length - Math.max(0, doubtful.length - MAX_MEASURED), found }
    },
  }),
  siteRule({
    id: 'text-very-difficult',
    group,
    severity: 'notice',
    title: (count) => `${pagesThat(count, 'is', 'are')} very difficult to read`,
    measures:
      'The beginning of the main text by LIX, which counts long words and the length of sentences in any language.',
    appliesTo: `Pages that search engines may show, with at least ${MIN_SENTENCES} sentences.`,
    why: 'Many visitors leave a text whose sentences they have to read twice.',
    source: source('W3C: reading level', 'https://www.w3.org/WAI/WCAG22/Understanding/reading-level.html'),
    fix: 'Write shorter sentences, and familiar words where there are any. The readability checker marks the hardest ones.',
    weight: 1,
    effort: 3,
    evaluate: ({ indexable }) => {
      const texts = indexable.flatMap(({ url, lead }) => {
        const prose = proseOf(lead)
        return prose.words >= MIN_PROSE_WORDS && prose.sentences >= MIN_SENTENCES ? [{ url, ...prose }] : []
      })
      const hard = texts.filter(({ isPerhapsHard }) => isPerhapsHard)
      const found = hard.slice(0, MAX_MEASURED).flatMap(({ url, text }) => {
        const { label, evidence } = verdictOf(measureText(text, undefined, null).scores, null)
        return label === 'Very difficult' ? [{ url, detail: evidence }] : []
      })
      return { of: texts.length - Math.max(0, hard.length - MAX_MEASURED), found }
    },
  }),
]

/** Returns the number of words of the main text of a document, counted as the crawler counts them. */
function wordsIn(html: string, url: string) {
  const reader = createDocumentReader(url)
  reader.write(html)
  return fingerprintOf(reader.end().text).words
}

const baseOf = (lang: string) => lang.toLowerCase().split(/[-_]/, 1)[0] ?? ''

const isSameLanguage = (detected: string, lang: string) => {
  const [one, other] = [baseOf(detected), baseOf(lang)]
  return one === other || SAME.some((codes) => codes.includes(one) && codes.includes(other))
}

/** Returns whether a text has few function words of its language, so that its language has to be detected. */
function isDoubtful({ lang, lead }: SitePage) {
  const code = baseOf(lang)
  if (code === 'other' || !Object.hasOwn(languages, code)) return true
  const stop = stopWords(code as Language)
  const words = lead
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .filter(Boolean)
  return words.length === 0 || words.filter((word) => stop.has(word)).length / words.length < FEW_FUNCTION_WORDS
}

/** Returns the lines of a text that are sentences, and whether they may be hard, before that is measured. */
function proseOf(lead: string) {
  // The lead may end within a sentence.
  const end = Math.max(...['.', '!', '?', '…'].map((mark) => lead.lastIndexOf(mark)))
  const lines = lead
    .slice(0, end + 1)
    .split('\n')
    .filter((line) => /[.!?…]["”’)]?\s*$/.test(line) && line.includes(' '))
  const text = lines.join('\n\n')
  const words = text.split(/\s+/).filter(Boolean)
  const sentences = text.match(/[.!?…]+(?=["”’)]?(?:\s|$))/g)?.length ?? 0
  const long = words.filter(({ length }) => length > 6).length
  const estimate = words.length / Math.max(1, sentences) + (100 * long) / Math.max(1, words.length)
  return { text, words: words.length, sentences, isPerhapsHard: estimate >= 50 }
}
