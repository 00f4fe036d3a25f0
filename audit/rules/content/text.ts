import { closest, type Tag } from '#engine/web/read-tags.ts'
import type { Evidence } from '../../evidence.ts'
import type { AuditedPage } from '../../page/audited-page.ts'
import { pageRule } from '../../rule.ts'
import { google, source } from '../../sources.ts'

const group = 'content'
const helpful = google('helpful, reliable, people-first content', 'fundamentals/creating-helpful-content')
const scripts = google('JavaScript SEO basics', 'crawling-indexing/javascript/javascript-seo-basics')
const encoding = source(
  'HTML Standard: the document’s encoding',
  'https://html.spec.whatwg.org/multipage/semantics.html#charset',
)
const INDEXABLE = 'Pages that search engines may show.'

/** Words of the main text. In scripts without spaces, each character counts as one. */
const [NO_TEXT, THIN] = [5, 50]
/** What Googlebot reads of a document. */
const PLACEHOLDERS = ['orem ipsum dolor sit amet', 'consectetur adipiscing elit, sed do eiusmod']
const MIN_BROKEN = 3
/** UTF-8 that was read as Windows-1252: “Ã¼” for ü, “â€™” for ’. */
const MOJIBAKE =
  /Ã[\u0080-\u00bf\u0152-\u0178\u2018-\u2026\u20ac\u2122]|â€[\u0080-\u00bf\u0153\u0161\u02dc\u2013-\u2122]/g
const AROUND = 40

/** Returns the place of a piece of the visible text, with what is around it. */
function placeOf({ html, markup }: AuditedPage, piece: string, at: number): Evidence {
  const offset = html.indexOf(piece)
  const snippet = markup.text
    .slice(Math.max(0, at - AROUND), at + piece.length + AROUND)
    .replace(/\s+/g, ' ')
    .trim()
  return { ...(offset >= 0 ? { line: markup.placeOf(offset).line } : {}), snippet }
}

/** Returns whether a page shows nothing of its own. A short list of links is something, such as a tag with one post. */
const isEmpty = ({ crawled, tags }: AuditedPage) =>
  crawled.words < NO_TEXT && !tags.some((tag) => tag.name === 'a' && tag.attributes.href && isInMain(tag))

const isInMain = (tag: Tag) => closest(tag, /^(?:main|article)$/) !== undefined && closest(tag, /^nav$/) === undefined

export const textRules = [
  pageRule({
    id: 'page-without-text',
    group,
    severity: 'warning',
    scope: 'indexable',
    fault: 'with no text in their HTML',
    measures: `Whether the main part of the HTML as received has at least ${NO_TEXT} words of visible text, or a link.`,
    appliesTo: INDEXABLE,
    why: 'What scripts add later is read by few crawlers, and by Google only after it has rendered the page.',
    source: scripts,
    fix: 'Let the server send the text with the page, or take the page out of the index if it is empty.',
    weight: 7,
    effort: 5,
    evaluate: (page) => {
      const { words, bytes } = page.crawled
      return isEmpty(page) ? [{ detail: `${words} words in ${bytes} bytes` }] : []
    },
  }),
  pageRule({
    id: 'thin-text',
    group,
    severity: 'notice',
    scope: 'indexable',
    fault: 'with little text',
    measures: `Whether the main text has fewer than ${THIN} words, without menus and footers.`,
    appliesTo: 'Pages that search engines may show and that have text but no form.',
    why: 'A page with so little text gives people little to find it by.',
    source: helpful,
    fix: 'Answer what visitors ask about it, merge it with a related page, or leave it out of the index.',
    weight: 2,
    effort: 3,
    evaluate: (page) => {
      const { crawled, tags } = page
      const { words } = crawled
      if (isEmpty(page)) return null
      if (words >= THIN) return []
      return tags.some(({ name }) => name === 'form') ? null : [{ detail: `${words} words` }]
    },
  }),
  pageRule({
    id: 'placeholder-text',
    group,
    severity: 'warning',
    scope: 'indexable',
    fault: 'with placeholder text',
    measures:
      'Whether the visible text contains “Lorem ipsum dolor sit amet”, except as an example in quotation marks or code.',
    appliesTo: INDEXABLE,
    why: 'Visitors see that the page is not finished, and search engines show what is there.',
    source: helpful,
    fix: 'Write the text, or remove the section.',
    weight: 5,
    effort: 3,
    evaluate: (page) => {
      const found = PLACEHOLDERS.find((text) => page.markup.text.includes(text))
      if (!found) return []
      const at = page.markup.text.indexOf(found)
      return isQuoted(page, at) || isNamed(page.markup.text, found, at) ? [] : [placeOf(page, found, at)]
    },
  }),
  pageRule({
    id: 'text-encoding-broken',
    group,
    severity: 'warning',
    scope: 'html',
    fault: 'with broken characters',
    measures:
      'Replacement characters (�), and UTF-8 that was read as Windows-1252 (“Ã¼” for “ü”), at least three times or in the title. Single characters in quotation marks are examples.',
    appliesTo: 'HTML pages.',
    why: 'Visitors cannot read the words, and search engines store them as they are.',
    source: encoding,
    fix: 'Save and send the page as UTF-8, and convert the texts that are stored wrongly.',
    weight: 5,
    effort: 3,
    evaluate: (page) => {
      const { title, description, h1 } = page.crawled
      const prominent = [title, description, ...h1]
        .map(withoutExamples)
        .find((text) => text.includes('\uFFFD') || brokenIn(text) > 0)
      if (prominent !== undefined) return [{ snippet: prominent }]
      const text = withoutExamples(page.markup.text)
      const replaced = text.indexOf('\uFFFD')
      if (replaced >= 0 && text.split('\uFFFD', MIN_BROKEN + 1).length > MIN_BROKEN)
        return [placeOf(page, '\uFFFD', replaced)]
      if (!/Ã|â€/.test(text) || brokenIn(text) < MIN_BROKEN) return []
      const at = text.search(MOJIBAKE)
      return [placeOf(page, text.slice(at, at + 2), at)]
    },
  }),
]

/** Replaces characters that stand alone in quotation marks or parentheses, as an example, by as many dots. */
const withoutExamples = (text: string) =>
  text.replace(/[“"‘'(][^\s\w“”"‘’'()]{1,4}[”"’')]/g, (quoted) => '.'.repeat(quoted.length))

const brokenIn = (text: string) => text.match(MOJIBAKE)?.length ?? 0

/** Returns whether a phrase stands alone in quotation marks, as an example. An empty testimonial goes on after it. */
const isNamed = (text: string, phrase: string, at: number) =>
  /["“„«']L?$/.test(text.slice(Math.max(0, at - 2), at)) && /^["”“»']/.test(text.slice(at + phrase.length))

/** Returns whether a piece of the text is quoted as an example: in code, in a quotation, or in a form. */
function isQuoted({ tags }: AuditedPage, at: number) {
  return tags.some(
    ({ name, textStart, textEnd }) =>
      textStart <= at && at < textEnd && /^(?:code|pre|samp|kbd|blockquote|q|textarea|option)$/.test(name),
  )
}
