import { countOf } from '#engine/text/count-of.ts'
import type { Finding, Reference } from '#engine/tool/blocks.ts'
import {
  HEAVY_BYTES,
  hasNoSize,
  hasOldFormat,
  isHeavy,
  isLazyAndUrgent,
  isOversized,
  OVERSIZED,
} from './image-faults.ts'
import type { MeasuredImage } from './measure.ts'
import type { ImageReport } from './measured-page.ts'

const alt: Reference = {
  label: 'WCAG 2.2: non-text content',
  url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
}
const srcset: Reference = {
  label: 'HTML Standard: srcset',
  url: 'https://html.spec.whatwg.org/multipage/images.html#srcset-attributes',
}
const shift: Reference = { label: 'web.dev: layout shifts', url: 'https://web.dev/articles/optimize-cls' }
const formats: Reference = {
  label: 'web.dev: image formats',
  url: 'https://web.dev/articles/choose-the-right-image-format',
}
const lazy: Reference = {
  label: 'web.dev: lazy loading',
  url: 'https://web.dev/articles/browser-level-image-lazy-loading',
}

const isInImg = ({ uses }: MeasuredImage) => uses.some(({ where }) => /^(?:img|amp-img)/.test(where))

type Fault = { severity: Finding['severity']; badge: string; has: (image: MeasuredImage) => boolean }

/** What can be wrong with one image: how much it matters, its badge, and whether an image has it. */
const faults = {
  broken: { severity: 'critical', badge: 'Broken', has: ({ problem }) => problem !== null },
  'missing-alt': { severity: 'warning', badge: 'No alt', has: (image) => isInImg(image) && image.isMissingAlt },
  heavy: { severity: 'warning', badge: 'Heavy', has: isHeavy },
  'old-format': {
    severity: 'notice',
    badge: 'Old format',
    has: (image) => hasOldFormat(image) && image.uses.some(({ where }) => /^(?:img|picture|CSS)/.test(where)),
  },
  oversized: {
    severity: 'warning',
    badge: 'Too many pixels',
    has: (image) => isInImg(image) && image.isChosen && isOversized(image.width, image.declaredWidth),
  },
  'missing-size': {
    severity: 'notice',
    badge: 'No size',
    has: (image) => isInImg(image) && image.isChosen && hasNoSize(image),
  },
  'lazy-priority': {
    severity: 'warning',
    badge: 'Lazy and urgent',
    has: isLazyAndUrgent,
  },
} satisfies Record<string, Fault>

/** Returns the badges of one image, in the order of the findings. */
export const badgesOf = (image: MeasuredImage) =>
  Object.values<Fault>(faults)
    .filter(({ has }) => has(image))
    .map(({ badge, severity }) => ({ label: badge, severity }))

/** Returns what is wrong with the images of a page. */
export function checkImages({ images, problems }: ImageReport): Finding[] {
  return [
    group('broken', images, {
      title: (count) => `${count} cannot be loaded.`,
      why: 'Visitors see a gap or the alternative text in their place.',
      fix: 'Correct the URL, or remove the reference.',
      ref: srcset,
      detail: ({ problem }) => problem ?? '',
    }),
    group('missing-alt', images, {
      title: (count) => `${count} ${count.startsWith('1 ') ? 'has' : 'have'} no alt attribute.`,
      why: 'Screen readers read out the file name instead, and search engines know less about the image.',
      fix: 'Add alt="What the image shows", or alt="" if the image is decoration.',
      ref: alt,
    }),
    group('heavy', images, {
      title: (count) => `${count} ${count.startsWith('1 ') ? 'is' : 'are'} larger than ${HEAVY_BYTES / 1000} kB.`,
      why: 'On a phone, each takes about a second to load and delays what comes after it.',
      fix: 'Scale the image to the size at which it is shown, and compress it.',
      ref: formats,
      detail: ({ bytes }) => `${Math.round((bytes ?? 0) / 1000)} kB`,
    }),
    group('old-format', images, {
      title: (count) => `${count} could use WebP or AVIF.`,
      why: 'Both are usually smaller at the same quality. How much smaller depends on the image: the image compressor measures it.',
      fix: 'Offer the smaller format first: <picture><source type="image/avif" srcset="….avif"><img src="….jpg" alt="…"></picture>',
      ref: formats,
      detail: ({ format }) => format ?? '',
    }),
    group('oversized', images, {
      title: (count) =>
        `${count} ${count.startsWith('1 ') ? 'has' : 'have'} more than ${OVERSIZED} times the declared width.`,
      why: 'The browser loads pixels that no screen shows.',
      fix: 'Offer smaller files in srcset, with sizes.',
      ref: srcset,
      detail: ({ width, declaredWidth }) => `${width} pixels for ${declaredWidth}`,
    }),
    group('missing-size', images, {
      title: (count) => `${count} ${count.startsWith('1 ') ? 'has' : 'have'} no width and height attributes.`,
      why: 'The text jumps when the image arrives, unless the stylesheet reserves its space.',
      fix: 'width="…" height="…"',
      ref: shift,
    }),
    group('lazy-priority', images, {
      title: (count) => `${count} ${count.startsWith('1 ') ? 'is' : 'are'} both lazy and high-priority.`,
      why: 'Lazy loading waits for the layout, which undoes the priority.',
      fix: 'Remove loading="lazy" from the image that visitors see first.',
      ref: lazy,
    }),
    ...problems.map(({ id, line, text }): Finding => {
      if (id === 'empty-src')
        return {
          id,
          severity: 'warning',
          title: 'An img has an empty src.',
          why: 'It shows nothing, and older browsers load the page a second time.',
          evidence: `Line ${line}: ${text}`,
          fix: 'Remove the attribute, or fill it in.',
          ref: srcset,
          place: { line },
        }
      if (id === 'dropped-candidate')
        return {
          id,
          severity: 'warning',
          title: 'A candidate of a srcset has a descriptor that browsers do not know.',
          why: 'Browsers leave the candidate out.',
          evidence: `Line ${line}: ${text}`,
          fix: 'Use one descriptor for each candidate: 640w or 2x.',
          ref: srcset,
          place: { line },
        }
      return {
        id,
        severity: 'warning',
        title: 'The URL of an image cannot be used.',
        why: 'No browser can load it.',
        evidence: `Line ${line}: ${text}`,
        fix: 'Use an https URL or a path.',
        ref: srcset,
        place: { line },
      }
    }),
  ].flatMap((one) => one ?? [])
}

type Group = {
  title: (count: string) => string
  why: string
  fix: string
  ref: Reference
  detail?: (image: MeasuredImage) => string
}

const MAX_LISTED = 5

/** Returns one finding for all images with the same fault, with the first of them as evidence. */
function group(id: keyof typeof faults, all: MeasuredImage[], { title, detail, ...text }: Group): Finding | undefined {
  const { severity, has } = faults[id]
  const images = all.filter(has)
  const [first] = images
  if (!first) return undefined
  const lines = images.slice(0, MAX_LISTED).map((image) => {
    const more = detail?.(image)
    return `${image.uses[0]?.line ? `Line ${image.uses[0].line}: ` : ''}${image.url.slice(0, 120)}${more ? ` (${more})` : ''}`
  })
  const left = images.length - lines.length
  const line = first.uses[0]?.line
  return {
    id,
    severity,
    title: title(countOf(images.length, 'image')),
    ...text,
    evidence: [...lines, ...(left > 0 ? [`and ${left} more`] : [])].join('\n'),
    ...(line ? { place: { line } } : {}),
  }
}
