import { countOf } from '#engine/text/count-of.ts'
import { measurePage } from '#tools/color-contrast-checker/measure-page.ts'
import { shownRatio } from '#tools/color-contrast-checker/shown-ratio.ts'
import { isFlagged, itemsOf, type Report } from '#tools/page-speed-checker/lighthouse-report.ts'
import { siteRule } from '../../rule.ts'
import { source } from '../../sources.ts'

/** Audits of Lighthouse whose subject has a rule of its own here. */
const WITH_OWN_RULE = new Set([
  'aria-hidden-focus',
  'aria-roles',
  'aria-valid-attr',
  'button-name',
  'bypass',
  'definition-list',
  'document-title',
  'duplicate-id-aria',
  'empty-heading',
  'frame-title',
  'heading-order',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'input-button-name',
  'input-image-alt',
  'label',
  'landmark-one-main',
  'link-name',
  'list',
  'meta-refresh',
  'meta-viewport',
  'select-name',
  'skip-link',
  'svg-img-alt',
  'tabindex',
  'target-size',
  'td-has-header',
  'video-caption',
])
const MAX_SAMPLES = 3

export const measuredRules = [
  siteRule({
    id: 'contrast-too-low',
    group: 'accessibility',
    severity: 'warning',
    title: (count, pair) => `Text in ${pair} is hard to read on ${countOf(count, 'page')}`,
    measures: 'The contrast of each text with its background, as a browser shows them.',
    appliesTo: 'One page of each of the largest templates, in a browser. Text on images and gradients is left out.',
    why: 'People with low vision, and everyone in bright light, lose the letters.',
    source: source(
      'WCAG 2.2, 1.4.3: Contrast (Minimum)',
      'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
    ),
    fix: 'Change the color of the text to the nearest one that passes, or make the background plain and lighter or darker.',
    weight: 5,
    effort: 2,
    evaluate: ({ rendered }) => {
      if ('unmeasured' in rendered) return rendered
      const measured = rendered.value.filter(({ texts = [] }) => texts.length > 0).map(measurePage)
      if (measured.length === 0) return { unmeasured: 'The colors of texts were not measured in a browser.' }
      return {
        of: measured.length,
        found: measured.flatMap(({ url, pairs }) =>
          pairs
            .filter(({ passesAA }) => !passesAA)
            .map(({ foreground, background, ratio, neededAA, count, samples, nearest }) => ({
              url,
              cause: `${foreground} on ${background}`,
              detail: `${shownRatio(ratio)}:1 of ${neededAA}:1, ${countOf(count, 'text')}`,
              snippet: samples
                .slice(0, MAX_SAMPLES)
                .map(({ selector, text }) => `${selector}: ${text.slice(0, 60)}`)
                .join('\n'),
              ...(nearest
                ? { paste: `color: ${nearest.hex}; /* ${shownRatio(nearest.ratio)}:1 on ${background} */` }
                : {}),
            })),
        ),
      }
    },
  }),
  siteRule({
    id: 'accessibility-check-failed',
    group: 'accessibility',
    severity: 'warning',
    title: (count, cause) => `${countOf(count, 'page does', 'pages do')} not pass the check “${cause}”`,
    measures:
      'The checks of accessibility that Lighthouse makes in a browser, without those that have a rule of their own.',
    appliesTo: 'One page of each of the largest templates, if Lighthouse made its checks of accessibility.',
    why: 'Each check stands for something that keeps people with assistive technology from using the page.',
    source: source(
      'Chrome: accessibility checks',
      'https://developer.chrome.com/docs/lighthouse/accessibility/scoring',
    ),
    fix: 'Correct the elements that the evidence shows. Chrome’s developer tools repeat the check on any page.',
    weight: 4,
    effort: 3,
    evaluate: ({ lighthouse, rendered }) => {
      if ('unmeasured' in lighthouse) return lighthouse
      const isContrastMeasured = 'value' in rendered && rendered.value.some(({ texts = [] }) => texts.length > 0)
      const measured = lighthouse.value.flatMap(({ url, run }) => {
        const refs = (run.report as WithAccessibility).categories?.accessibility?.auditRefs
        return refs ? [{ url, refs, spots: run.spots, report: run.report as Report }] : []
      })
      if (measured.length === 0) return { unmeasured: 'Lighthouse ran without its checks of accessibility.' }
      return {
        of: measured.length,
        found: measured.flatMap(({ url, refs, spots, report }) =>
          refs
            .filter(({ id, weight }) => weight > 0 && !WITH_OWN_RULE.has(id) && isFlagged(report, id))
            .filter(({ id }) => id !== 'color-contrast' || !isContrastMeasured)
            .map(({ id }) => {
              const rows = itemsOf(report, id)
              const { lhId = '', snippet } = rows[0]?.node ?? {}
              const title = (report.audits[id] as { title?: string } | undefined)?.title
              return {
                url,
                cause: id,
                detail: `${title ?? id}: ${countOf(rows.length, 'element')}`,
                ...(snippet ? { snippet: snippet.slice(0, 300) } : {}),
                ...(spots?.[lhId] ? { spot: lhId } : {}),
              }
            }),
        ),
      }
    },
  }),
]

type WithAccessibility = { categories?: { accessibility?: { auditRefs: { id: string; weight: number }[] } } }
