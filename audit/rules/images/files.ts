import type { LinkTarget } from '#engine/crawl/link-sources.ts'
import { countOf } from '#engine/text/count-of.ts'
import type { CheckedUrl } from '#engine/web/crawl.ts'
import { HEAVY_BYTES, hasOldFormat, isHeavy } from '#tools/images-extractor/image-faults.ts'
import { once } from '../../once.ts'
import { type SiteOutcome, siteRule } from '../../rule.ts'
import { withSharedCauses } from '../../site/shared-cause.ts'
import type { SiteView } from '../../site/site-view.ts'
import { source } from '../../sources.ts'

type ImageFile = { target: LinkTarget; file: CheckedUrl }

const APPLIES =
  'Images of the site’s pages whose response was checked and states its size, except those that browsers load only where they cannot use a better candidate.'
const HEAVY_KB = HEAVY_BYTES / 1_000

/** Images that responded, with the pages whose browsers load them. */
const imageFiles = once((site: SiteView): ImageFile[] => {
  const checked = new Map(site.crawl.checked.map((one) => [one.url, one]))
  const fallbacks = new Map(site.html.map(({ url, described }) => [url, new Set(described.facts.fallbackImages)]))
  return site.files.flatMap((target) => {
    const file = checked.get(target.state.hops.at(-1) ?? target.url)
    if (!file || target.state.status !== 200) return []
    const sources = target.sources.filter(({ kind, page }) => kind === 'img' && !fallbacks.get(page)?.has(target.url))
    return sources.length === 0 ? [] : [{ target: { ...target, sources }, file }]
  })
})

/** Returns each page of the images that a rule finds once, with the line of the image. */
function foundIn(images: ImageFile[], isFound: (file: CheckedUrl) => string | undefined): SiteOutcome {
  const found = images.flatMap(({ target, file }) => {
    const detail = isFound(file)
    if (detail === undefined) return []
    const byPage = new Map(target.sources.toReversed().map((one) => [one.page, one]))
    return [...byPage.values()].map(({ page, line }) => ({
      url: page,
      line,
      detail: `${target.url} (${detail})`,
      cause: target.url,
    }))
  })
  return { of: images.length, found: withSharedCauses(found) }
}

const kilobytes = (bytes = 0) => `${Math.round(bytes / 1_000)} kB`

export const imageFileRules = [
  siteRule({
    id: 'image-heavy',
    group: 'images',
    severity: 'warning',
    title: (count, cause) =>
      cause === ''
        ? `${countOf(count, 'page')} ${count === 1 ? 'loads' : 'load'} images of more than ${HEAVY_KB} kB`
        : `${countOf(count, 'page')} load ${cause}, which has more than ${HEAVY_KB} kB`,
    measures: `Whether the file of an image is larger than ${HEAVY_KB} kB, by its Content-Length.`,
    appliesTo: APPLIES,
    why: 'On a phone, each takes about a second to load and delays what comes after it.',
    source: source('web.dev: image performance', 'https://web.dev/learn/performance/image-performance'),
    fix: 'Scale the image to the size at which it is shown, and compress it.',
    weight: 6,
    effort: 3,
    evaluate: (site) =>
      foundIn(
        imageFiles(site).filter(({ file }) => file.bytes !== undefined),
        ({ bytes = 0 }) => (isHeavy({ bytes }) ? kilobytes(bytes) : undefined),
      ),
  }),
  siteRule({
    id: 'image-format-old',
    group: 'images',
    severity: 'notice',
    title: (count, cause) =>
      cause === ''
        ? `${countOf(count, 'page')} ${count === 1 ? 'loads' : 'load'} images that could be WebP or AVIF`
        : `${countOf(count, 'page')} load ${cause}, which could be WebP or AVIF`,
    measures: 'Images in JPEG, PNG, BMP, or TIFF of more than 20 kB, by the headers of their response to our bot.',
    appliesTo: APPLIES,
    why: 'WebP and AVIF are usually smaller at the same quality. How much smaller depends on the image.',
    source: source('web.dev: choose the right image format', 'https://web.dev/articles/choose-the-right-image-format'),
    fix: 'Offer the image in a picture element with a source in AVIF or WebP, or let the image server choose the format.',
    weight: 2,
    effort: 2,
    evaluate: (site) =>
      foundIn(
        imageFiles(site).filter(({ file }) => file.bytes !== undefined && file.mediaType !== undefined),
        ({ bytes = null, mediaType = '' }) =>
          hasOldFormat({ format: formatOf(mediaType), bytes }) ? `${mediaType}, ${kilobytes(bytes ?? 0)}` : undefined,
      ),
  }),
  siteRule({
    id: 'image-is-page',
    group: 'images',
    severity: 'warning',
    title: (count, cause) =>
      cause === ''
        ? `${countOf(count, 'page')} ${count === 1 ? 'shows' : 'show'} images whose URL leads to a page`
        : `${countOf(count, 'page')} show the image ${cause}, whose URL leads to a page`,
    measures: 'Whether the URL of an image responds with HTML.',
    appliesTo: 'Images of the site’s pages whose response was checked.',
    why: 'Browsers cannot show a page as an image, so visitors see a gap. Often a server sends its home page for a missing file.',
    source: source('HTML Standard: images', 'https://html.spec.whatwg.org/multipage/images.html'),
    fix: 'Correct the URL, and let the server respond with the status 404 to files that do not exist.',
    weight: 6,
    effort: 2,
    evaluate: (site) =>
      foundIn(
        imageFiles(site).filter(({ file }) => file.mediaType !== undefined && !file.instead),
        ({ mediaType }) => (mediaType === 'text/html' ? mediaType : undefined),
      ),
  }),
]

const formatOf = (mediaType: string) => mediaType.replace(/^image\/(?:x-ms-)?/, '').replace(/^jpg$/, 'jpeg')
