import type { Tag } from '#engine/web/read-tags.ts'
import {
  droppedCandidates,
  imageDetails,
  isLazyByScript,
  isUnusableUrl,
} from '#tools/images-extractor/image-details.ts'
import { hasNoSize, isLazyAndUrgent } from '#tools/images-extractor/image-faults.ts'
import type { AuditedPage } from '../../page/audited-page.ts'
import { imagesOf } from '../../page/image-facts.ts'
import { pageRule, tagEvidence } from '../../rule.ts'
import { source } from '../../sources.ts'

const WITH_IMAGES = 'HTML pages with images.'
const html = source('HTML Standard: images', 'https://html.spec.whatwg.org/multipage/images.html')
const img = source(
  'HTML Standard: the img element',
  'https://html.spec.whatwg.org/multipage/embedded-content.html#the-img-element',
)
/** Space that a style attribute reserves. */
const RESERVED = /aspect-ratio|(?:^|[;\s])height\s*:/i

/** Images and the sources of their `picture`, which have a `srcset`. */
const withSrcset = ({ tags }: AuditedPage) =>
  tags.filter(
    ({ name, attributes, parent }) =>
      attributes.srcset && (name === 'img' || (name === 'source' && parent?.name === 'picture')),
  )

/** Whether a script writes the URL: the attribute has another name in each program. */
const isFilledIn = (tag: Tag) =>
  isLazyByScript(tag) || Object.keys(tag.attributes).some((name) => /^(?:data-.*src|:src|v-bind:src|ng-src)/.test(name))

const hasWidths = ({ attributes }: Tag) => /\s\d+w\s*(?:,|$)/.test(attributes.srcset ?? '')

export const imageAttributeRules = [
  pageRule({
    id: 'image-size-missing',
    group: 'images',
    severity: 'notice',
    scope: 'html',
    fault: 'with images without width and height',
    measures: 'Whether each img element has width and height attributes, or a height in its style attribute.',
    appliesTo: WITH_IMAGES,
    why: 'The browser cannot reserve the space of such an image, so the text jumps when it arrives, unless a stylesheet gives its size.',
    source: source('web.dev: optimize cumulative layout shift', 'https://web.dev/articles/optimize-cls'),
    fix: 'Write the size of the file in width and height. CSS may still scale the image.',
    weight: 4,
    effort: 2,
    evaluate: (page) => {
      const images = imagesOf(page).filter(({ attributes }) => attributes.src || attributes.srcset)
      if (images.length === 0) return null
      return images
        .filter((tag) => hasNoSize(imageDetails(tag)) && !RESERVED.test(tag.attributes.style ?? ''))
        .map((tag) => tagEvidence(page, tag))
    },
  }),
  pageRule({
    id: 'image-lazy-and-urgent',
    group: 'images',
    severity: 'warning',
    scope: 'html',
    fault: 'with images that are both lazy and urgent',
    measures: 'Whether an img element has loading="lazy" and fetchpriority="high".',
    appliesTo: WITH_IMAGES,
    why: 'Lazy loading waits until the layout is known, which undoes the high priority.',
    source: source('web.dev: fetch priority', 'https://web.dev/articles/fetch-priority'),
    fix: 'Remove loading="lazy" from the image that visitors see first, and fetchpriority="high" from all others.',
    weight: 5,
    effort: 2,
    evaluate: (page) => {
      const images = imagesOf(page)
      if (images.length === 0) return null
      return images.filter((tag) => isLazyAndUrgent(imageDetails(tag))).map((tag) => tagEvidence(page, tag))
    },
  }),
  pageRule({
    id: 'image-srcset-invalid',
    group: 'images',
    severity: 'warning',
    scope: 'html',
    fault: 'with a srcset that browsers read in part only',
    measures: 'Whether each candidate of a srcset has one width or one density, as the HTML Standard parses it.',
    appliesTo: 'HTML pages with images that have a srcset.',
    why: 'Browsers leave out a candidate whose descriptor they do not know, so they load another size than you mean.',
    source: html,
    fix: 'Write one descriptor for each candidate, with commas between them: small.jpg 640w, large.jpg 1280w.',
    weight: 4,
    effort: 2,
    evaluate: (page) => {
      const images = withSrcset(page)
      if (images.length === 0) return null
      return images.flatMap((tag) => {
        const [first] = droppedCandidates(tag.attributes.srcset)
        return first === undefined ? [] : [{ ...tagEvidence(page, tag), detail: `Left out: ${first.slice(0, 200)}` }]
      })
    },
  }),
  pageRule({
    id: 'image-sizes-missing',
    group: 'images',
    severity: 'notice',
    scope: 'html',
    fault: 'with images whose srcset has widths but no sizes',
    measures: 'Whether an image or a source whose candidates have widths also has a sizes attribute.',
    appliesTo: 'HTML pages with images that have a srcset.',
    why: 'Without sizes, browsers assume that the image is as wide as the window, and load more pixels than it needs.',
    source: img,
    fix: 'Add sizes with the width at which the image is shown: sizes="(min-width: 60em) 30em, 100vw".',
    weight: 2,
    effort: 2,
    evaluate: (page) => {
      const images = withSrcset(page)
      if (images.length === 0) return null
      return images
        .filter((tag) => hasWidths(tag) && tag.attributes.sizes === undefined && !isLazyByScript(tag))
        .map((tag) => tagEvidence(page, tag))
    },
  }),
  pageRule({
    id: 'image-src-empty',
    group: 'images',
    severity: 'warning',
    scope: 'html',
    fault: 'with images that have an empty src',
    measures: 'Whether the src attribute of an img element is empty.',
    appliesTo: 'HTML pages with images. Left out are images that a script loads, and those with a srcset.',
    why: 'Such an image shows nothing. Usually a template writes it although there is no picture.',
    source: img,
    fix: 'Let the template leave the image out where there is none.',
    weight: 3,
    effort: 2,
    evaluate: (page) => {
      const images = imagesOf(page)
      if (images.length === 0) return null
      return images
        .filter((tag) => tag.attributes.src?.trim() === '' && !tag.attributes.srcset && !isFilledIn(tag))
        .map((tag) => tagEvidence(page, tag))
    },
  }),
  pageRule({
    id: 'image-url-unusable',
    group: 'images',
    severity: 'warning',
    scope: 'html',
    fault: 'with images whose URL no browser can load',
    measures: 'Whether the src attribute of each img element is a URL of http, https, or data.',
    appliesTo: WITH_IMAGES,
    why: 'A path on the computer of the author, such as file:///C:/photo.jpg, leads nowhere on another one.',
    source: html,
    fix: 'Upload the file, and write its URL on the site.',
    weight: 5,
    effort: 3,
    evaluate: (page) => {
      const images = imagesOf(page)
      if (images.length === 0) return null
      return images
        .filter(({ attributes: { src = '' } }) => src.trim() !== '' && isUnusableUrl(src, page.head.base))
        .map((tag) => tagEvidence(page, tag))
    },
  }),
]
