import { closest, elementText, type Tag } from '#engine/web/read-tags.ts'
import type { AuditedPage } from '../../page/audited-page.ts'
import { elementsWithName, hasNoText, isHidden } from '../../page/named-elements.ts'
import { pageRule, tagEvidence } from '../../rule.ts'
import { google, source } from '../../sources.ts'

const group = 'content'
const titleLinks = google('title links', 'appearance/title-link')
const wcag = source(
  'WCAG 2.2: headings and labels',
  'https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html',
)
const tutorial = source('W3C: headings', 'https://www.w3.org/WAI/tutorials/page-structure/headings/')
const INDEXABLE = 'Pages that search engines may show.'

/** 0 for anything but a heading. */
const levelOf = ({ name }: Tag) => (name.length === 2 && /^h[1-6]$/.test(name) ? Number(name[1]) : 0)
const AROUND = /^(?:nav|footer|aside|dialog)$/

const headingsOf = ({ tags }: AuditedPage) => tags.filter((tag) => levelOf(tag) > 0 && !tag.isInSvg)

export const headingRules = [
  pageRule({
    id: 'h1-missing',
    group,
    severity: 'warning',
    scope: 'indexable',
    fault: 'without a main heading',
    measures: 'Whether the document has an h1 element.',
    appliesTo: INDEXABLE,
    why: 'The main heading tells visitors that they are on the right page. Google also takes the headline of a result from it.',
    source: titleLinks,
    fix: 'Write the name of the page as the first heading, in an h1 element.',
    weight: 5,
    effort: 2,
    evaluate: ({ crawled }) => (crawled.h1.length === 0 ? [{}] : []),
  }),
  pageRule({
    id: 'h1-empty',
    group,
    severity: 'warning',
    scope: 'indexable',
    fault: 'with an empty main heading',
    measures: 'Whether the h1 elements have text, or an image with an alternative text.',
    appliesTo: 'Pages with an h1 element.',
    why: 'Screen readers announce a heading that says nothing, and search engines learn nothing from it.',
    source: wcag,
    fix: 'Write the name of the page into it. If it holds a logo, give the image an alternative text.',
    weight: 5,
    effort: 2,
    evaluate: (page) => {
      if (page.crawled.h1.length === 0) return null
      if (page.crawled.h1.some((text) => text !== '')) return []
      const named = elementsWithName(page)
      const headings = headingsOf(page).filter(({ name }) => name === 'h1')
      return headings.some((tag) => named.has(tag)) ? [] : headings.map((tag) => tagEvidence(page, tag))
    },
  }),
  pageRule({
    id: 'h1-several',
    group,
    severity: 'notice',
    scope: 'indexable',
    fault: 'with several main headings',
    measures: 'The number of h1 elements with different texts.',
    appliesTo: 'Pages with an h1 element.',
    why: 'Google copes, but then chooses by itself which heading is the main one.',
    source: titleLinks,
    fix: 'Keep the h1 that names the page, and make the others h2.',
    weight: 1,
    effort: 2,
    evaluate: (page) => {
      const { h1 } = page.crawled
      if (h1.length === 0) return null
      const texts = new Set(h1.filter((text) => text !== '').map((text) => text.toLowerCase()))
      if (texts.size < 2) return []
      return headingsOf(page)
        .filter(({ name }) => name === 'h1')
        .map((tag) => ({ ...tagEvidence(page, tag), detail: elementText(page.markup, tag).slice(0, 100) }))
    },
  }),
  pageRule({
    id: 'heading-level-skipped',
    group,
    severity: 'notice',
    scope: 'indexable',
    fault: 'whose headings skip a level',
    measures:
      'Whether a heading is more than one level below the one before it, outside of menus, footers, and asides.',
    appliesTo: 'Pages with at least two headings.',
    why: 'People who use a screen reader go from heading to heading, and a missing level looks like a missing part.',
    source: tutorial,
    fix: 'Choose heading levels by their place in the text, and their size with styles.',
    weight: 1,
    effort: 2,
    evaluate: (page) => {
      const headings = headingsOf(page)
      if (headings.length < 2) return null
      const main = headings.filter((tag) => !closest(tag, AROUND))
      return main.flatMap((tag, at) => {
        const before = main[at - 1]
        if (!before || levelOf(tag) <= levelOf(before) + 1) return []
        return [{ ...tagEvidence(page, tag), detail: `${tag.name} after ${before.name}` }]
      })
    },
  }),
  pageRule({
    id: 'heading-empty',
    group,
    severity: 'notice',
    scope: 'indexable',
    fault: 'with empty headings',
    measures: 'Headings from h2 to h6 without text and without an image or label that names them.',
    appliesTo: 'Pages with headings below the main one.',
    why: 'Screen readers announce a heading that says nothing. Often a heading is used as a gap.',
    source: wcag,
    fix: 'Remove the element, and make gaps with styles.',
    weight: 1,
    effort: 2,
    evaluate: (page) => {
      const headings = headingsOf(page).filter((tag) => levelOf(tag) > 1)
      if (headings.length === 0) return null
      const empty = headings.filter((tag) => hasNoText(page.markup, tag))
      if (empty.length === 0) return []
      const named = elementsWithName(page)
      return empty.filter((tag) => !named.has(tag) && !isHidden(tag)).map((tag) => tagEvidence(page, tag))
    },
  }),
]
