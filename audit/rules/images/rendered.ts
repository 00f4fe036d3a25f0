import { countOf } from '#engine/text/count-of.ts'
import type { RenderedPage } from '#engine/web/rendered.ts'
import { siteRule } from '../../rule.ts'
import { isLargestLazy, MIN_WIDTH, oversizedImages } from '../../site/rendered-images.ts'
import type { SiteView } from '../../site/site-view.ts'
import { source } from '../../sources.ts'

const MAX_PLACES = 20
const APPLIES = 'Pages that were opened in a browser: one of each of the largest templates.'

export const renderedImageRules = [
  siteRule({
    id: 'image-oversized',
    group: 'images',
    severity: 'warning',
    title: (count) =>
      `${countOf(count, 'page')} ${count === 1 ? 'shows' : 'show'} images with more than three times the pixels of their width`,
    measures: `The width of each image file of at least ${MIN_WIDTH} pixels, and the width at which a browser shows it.`,
    appliesTo: APPLIES,
    why: 'Screens show at most three pixels for each pixel of CSS. What is beyond that is loaded and never seen.',
    source: source('web.dev: serve responsive images', 'https://web.dev/articles/serve-responsive-images'),
    fix: 'Offer smaller files in srcset, with sizes.',
    weight: 5,
    effort: 2,
    evaluate: (site) =>
      inBrowser(site, (page) =>
        oversizedImages(page)
          .slice(0, MAX_PLACES)
          .map(({ src, naturalWidth, width }) => ({
            detail: `${src.slice(0, 200)}: ${naturalWidth} pixels, shown at ${Math.round(width)}`,
          })),
      ),
  }),
  siteRule({
    id: 'image-largest-lazy',
    group: 'images',
    severity: 'notice',
    title: (count) => `${countOf(count, 'page')} ${count === 1 ? 'loads its' : 'load their'} largest image lazily`,
    measures: 'Whether the image that a browser reports as the largest content of the first screen has loading="lazy".',
    appliesTo: `${APPLIES} Their largest content must be an image.`,
    why: 'The browser waits for the layout before it requests a lazy image, so what visitors look at first comes late.',
    source: source('web.dev: optimize largest contentful paint', 'https://web.dev/articles/optimize-lcp'),
    fix: 'Remove loading="lazy" from the image, and add fetchpriority="high".',
    weight: 4,
    effort: 2,
    evaluate: (site) => inBrowser(site, lazyLargest),
  }),
]

function inBrowser({ rendered }: SiteView, find: (page: RenderedPage) => { line?: number; detail: string }[] | null) {
  if ('unmeasured' in rendered) return rendered
  const checked = rendered.value.map((page) => ({ url: page.url, places: find(page) })).filter(({ places }) => places)
  return {
    of: checked.length,
    found: checked.flatMap(({ url, places }) => (places ?? []).map((place) => ({ url, ...place }))),
  }
}

function lazyLargest(page: RenderedPage) {
  const isLazy = isLargestLazy(page)
  if (isLazy === null) return null
  return isLazy ? [{ detail: (page.images.find(({ isLcp }) => isLcp)?.src ?? '').slice(0, 300) }] : []
}
