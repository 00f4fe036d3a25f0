import { countOf } from '#engine/text/count-of.ts'
import { isFlagged, itemsOf, type Report } from '#tools/page-speed-checker/lighthouse-report.ts'
import type { AuditedPage } from '../page/audited-page.ts'
import { pageRule, siteRule, tagEvidence } from '../rule.ts'
import { source } from '../sources.ts'

const responsive = source('web.dev: responsive web design', 'https://web.dev/articles/responsive-web-design-basics')
const RIGHT = '<meta name="viewport" content="width=device-width, initial-scale=1">'
/** Zoom that visitors with low vision must have: 200 percent (WCAG 2.2, 1.4.4). */
const MIN_SCALE = 2
const SMALL_PX = 12
/** Share of the text that may be smaller. */
const MAX_SMALL_SHARE = 0.4
const MIN_CHARACTERS = 200

export const mobileRules = [
  pageRule({
    id: 'viewport-missing',
    group: 'mobile',
    severity: 'error',
    scope: 'indexable',
    fault: 'without a viewport',
    measures: 'Whether the page has a viewport meta element with content.',
    appliesTo: 'Pages that search engines may show.',
    why: 'Phones show such a page as a shrunken desktop page, and Google reads pages as a phone does.',
    source: source('Chrome: viewport', 'https://developer.chrome.com/docs/performance/insights/viewport'),
    fix: 'Add the viewport element to the head of the template.',
    weight: 10,
    effort: 1,
    evaluate: (page) => {
      const metas = viewportsOf(page)
      if (metas.some(({ content }) => content.trim() !== '')) return []
      const [empty] = metas
      return [{ ...(empty ? tagEvidence(page, empty.tag) : {}), paste: RIGHT }]
    },
  }),
  pageRule({
    id: 'viewport-fixed-width',
    group: 'mobile',
    severity: 'warning',
    scope: 'indexable',
    fault: 'with a viewport of a fixed width',
    measures: 'The width in the viewport element.',
    appliesTo: 'Pages that search engines may show and that have a viewport element.',
    why: 'With a width in pixels, every phone lays out the same wide page and shrinks it until it fits.',
    source: responsive,
    fix: 'Set the width to device-width, and let the layout follow the width of the screen.',
    weight: 6,
    effort: 2,
    evaluate: (page) => {
      const effective = effectiveViewport(page)
      if (!effective) return null
      const width = effective.properties.get('width') ?? ''
      if (!/^\d/.test(width) || Number.parseInt(width, 10) === 0) return []
      return [{ ...tagEvidence(page, effective.tag), detail: `width=${width}`, paste: RIGHT }]
    },
  }),
  pageRule({
    id: 'viewport-blocks-zoom',
    group: 'mobile',
    severity: 'warning',
    scope: 'html',
    fault: 'where visitors cannot zoom in',
    measures: 'Whether the viewport allows zooming to at least 200 percent: user-scalable and maximum-scale.',
    appliesTo: 'HTML pages that visitors see and that have a viewport element.',
    why: 'People who cannot read small text need to enlarge it, and several browsers obey the ban.',
    source: source('WCAG 2.2, 1.4.4: Resize Text', 'https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html'),
    fix: 'Remove user-scalable and maximum-scale from the viewport element.',
    weight: 5,
    effort: 1,
    evaluate: (page) => {
      const effective = effectiveViewport(page)
      if (!effective) return null
      const { properties, tag } = effective
      const scalable = properties.get('user-scalable') ?? 'yes'
      const most = properties.get('maximum-scale')
      // Browsers ignore a negative maximum (CSS Viewport, 5).
      const scale = most === undefined ? Number.NaN : Number.parseFloat(most)
      const isBlocked = scalable === 'no' || /^[+-]?(?:0+(?:\.\d*)?|\.\d+)$/.test(scalable)
      const isLimited = scale >= 0 && scale < MIN_SCALE
      if (!isBlocked && !isLimited) return []
      const detail = isBlocked ? `user-scalable=${scalable}` : `maximum-scale=${most}`
      return [{ ...tagEvidence(page, tag), detail, paste: RIGHT }]
    },
  }),
  pageRule({
    id: 'viewport-repeated',
    group: 'mobile',
    severity: 'notice',
    scope: 'html',
    fault: 'with several viewports that differ',
    measures: 'Whether all viewport elements of a page say the same.',
    appliesTo: 'HTML pages that visitors see and that have a viewport element.',
    why: 'Browsers combine them or use the last one, so a plugin can undo what the theme set.',
    source: source('CSS Viewport Module', 'https://www.w3.org/TR/css-viewport-1/'),
    fix: 'Keep one viewport element, in the template of the page.',
    weight: 2,
    effort: 2,
    evaluate: (page) => {
      const metas = viewportsOf(page).filter(({ content }) => content.trim() !== '')
      if (metas.length === 0) return null
      const kinds = new Set(metas.map(({ content }) => content.toLowerCase().replace(/\s+/g, '')))
      return kinds.size > 1 ? metas.slice(1).map(({ tag }) => tagEvidence(page, tag)) : []
    },
  }),
  siteRule({
    id: 'text-too-small',
    group: 'mobile',
    severity: 'warning',
    title: (count) => `Most text of ${countOf(count, 'page')} is hard to read on a phone`,
    measures: `The share of the characters that a browser shows smaller than ${SMALL_PX} pixels.`,
    appliesTo: 'One page of each of the largest templates, in a browser.',
    why: 'Visitors have to zoom in and move the page sideways to read it.',
    source: source('Chrome: legible font sizes', 'https://developer.chrome.com/docs/lighthouse/seo/font-size'),
    fix: 'Set the text of paragraphs to 16 pixels, and nothing that visitors read below 12.',
    weight: 4,
    effort: 2,
    evaluate: ({ rendered }) => {
      if ('unmeasured' in rendered) return rendered
      const measured = rendered.value.flatMap(({ url, texts = [] }) => {
        const lengths = texts.map(({ text, fontPx }) => ({ length: text.trim().length, fontPx }))
        const all = lengths.reduce((sum, { length }) => sum + length, 0)
        const small = lengths.reduce((sum, { length, fontPx }) => sum + (fontPx < SMALL_PX ? length : 0), 0)
        return all < MIN_CHARACTERS ? [] : [{ url, share: small / all }]
      })
      if (measured.length === 0) return { unmeasured: 'The sizes of texts were not measured in a browser.' }
      return {
        of: measured.length,
        found: measured
          .filter(({ share }) => share > MAX_SMALL_SHARE)
          .map(({ url, share }) => ({
            url,
            detail: `${Math.floor(share * 100)}% of the characters are smaller than ${SMALL_PX} px`,
          })),
      }
    },
  }),
  siteRule({
    id: 'tap-targets-small',
    group: 'mobile',
    severity: 'warning',
    title: (count) => `${countOf(count, 'page has', 'pages have')} links or buttons that are too close to tap`,
    measures: 'Whether each link and button is at least 24 pixels wide and high, or has that much space.',
    appliesTo: 'One page of each of the largest templates, as Lighthouse shows it on a phone.',
    why: 'A finger covers more than a small target, so visitors open the wrong page.',
    source: source(
      'WCAG 2.2, 2.5.8: Target Size',
      'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html',
    ),
    fix: 'Give links in lists and icons more padding, and leave space between them.',
    weight: 3,
    effort: 2,
    evaluate: ({ lighthouse }) => {
      if ('unmeasured' in lighthouse) return lighthouse
      const measured = lighthouse.value
        .map(({ url, run }) => ({ url, spots: run.spots, report: run.report as Report }))
        .filter(({ report }) => report.audits['target-size'] !== undefined)
      if (measured.length === 0) return { unmeasured: 'Lighthouse ran without its checks of accessibility.' }
      return {
        of: measured.length,
        found: measured
          .filter(({ report }) => isFlagged(report, 'target-size'))
          .map(({ url, spots, report }) => {
            const rows = itemsOf(report, 'target-size')
            const { lhId = '', snippet } = rows[0]?.node ?? {}
            return {
              url,
              detail: countOf(rows.length, 'small target'),
              ...(snippet ? { snippet } : {}),
              ...(spots?.[lhId] ? { spot: lhId } : {}),
            }
          }),
      }
    },
  }),
]

const viewportsOf = ({ head }: AuditedPage) =>
  head.metas.filter(({ key, attribute }) => key === 'viewport' && attribute === 'name')

/** Returns the viewport that counts, the last one, with its properties; undefined without one. */
function effectiveViewport(page: AuditedPage) {
  const meta = viewportsOf(page).findLast(({ content }) => content.trim() !== '')
  if (!meta) return undefined
  const properties = new Map(
    meta.content.split(/[,;]/).map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=')
      return [name.trim().toLowerCase(), value.trim().toLowerCase()]
    }),
  )
  return { tag: meta.tag, properties }
}
