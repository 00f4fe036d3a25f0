import { closest, type Tag } from '#engine/web/read-tags.ts'
import { IMAGE_FILE, imageDetails, isLazyByScript } from '#tools/images-extractor/image-details.ts'
import { imagesOf } from '../../page/image-facts.ts'
import { pageRule, tagEvidence } from '../../rule.ts'
import { google, source } from '../../sources.ts'

/** Names that cameras and phones give to their files: `IMG_2041`, `DSC00017`, `Screenshot 2026-03-04`. */
const CAMERA = /^(?:img|dscn?|dscf|p|pxl|mvimg|image|photo|picture|screenshot|bild|foto|untitled)[-_ ]?[\d][\d_ .-]*$/i

/** Returns whether an image is hidden from screen readers, or has its text in another attribute. */
const needsNoAlt = (tag: Tag) => {
  const { role = '', width, height, title } = tag.attributes
  if (/^(?:presentation|none)$/i.test(role) || tag.attributes['aria-hidden'] === 'true') return true
  if (tag.attributes['aria-label'] || tag.attributes['aria-labelledby'] || title) return true
  return (width === '1' && height === '1') || isHidden(tag)
}

function isHidden(tag: Tag): boolean {
  for (let one = tag.parent; one; one = one.parent)
    if (one.attributes['aria-hidden'] === 'true' || one.attributes.hidden !== undefined) return true
  return false
}

export const alternativeRules = [
  pageRule({
    id: 'image-alt-missing',
    group: 'images',
    severity: 'warning',
    scope: 'html',
    fault: 'with images without an alt attribute',
    measures: 'Whether each img element has an alt attribute, which may be empty.',
    appliesTo:
      'HTML pages with images. Left out are images that are hidden from screen readers, pixels for counting visitors, and images that a script loads if noscript has the same image with an alt attribute.',
    why: 'Without the attribute, screen readers read out the name of the file, and search engines know less about the image.',
    source: source('WCAG 2.2: non-text content', 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html'),
    fix: 'Say in alt what the image shows, or write alt="" if it is decoration.',
    weight: 8,
    effort: 3,
    evaluate: (page) => {
      const images = imagesOf(page)
      if (images.length === 0) return null
      const missing = images.filter((tag) => imageDetails(tag).isMissingAlt && !needsNoAlt(tag))
      if (missing.length === 0) return []
      const inNoscript = page.markup.tags.filter(
        ({ name, isInNoscript, attributes }) => name === 'img' && isInNoscript && attributes.alt !== undefined,
      )
      return missing.filter((tag) => !hasCopy(tag, inNoscript)).map((tag) => tagEvidence(page, tag))
    },
  }),
  pageRule({
    id: 'image-alt-file-name',
    group: 'images',
    severity: 'warning',
    scope: 'html',
    fault: 'with images whose alt text is a file name',
    measures: 'Whether the alternative text ends like a file, or is a name that a camera gives.',
    appliesTo: 'HTML pages with images that have an alternative text.',
    why: '“IMG_2041.jpg” says nothing to those who cannot see the image, and nothing to search engines.',
    source: google('image SEO', 'appearance/google-images'),
    fix: 'Say in one short sentence what the image shows.',
    weight: 5,
    effort: 3,
    evaluate: (page) => {
      const named = imagesOf(page).filter(({ attributes }) => attributes.alt?.trim())
      if (named.length === 0) return null
      return named
        .filter(({ attributes }) => isFileName(attributes.alt?.trim() ?? ''))
        .map((tag) => tagEvidence(page, tag))
    },
  }),
]

/** Returns whether `noscript` has the image that a script is to load. */
const hasCopy = (tag: Tag, inNoscript: Tag[]) => {
  if (inNoscript.length === 0 || !isLazyByScript(tag)) return false
  const values = new Set(Object.values(tag.attributes))
  return inNoscript.some(
    (copy) => values.has(copy.attributes.src ?? '') || (copy.offset > tag.end && parentOf(copy) === tag.parent),
  )
}

/** The element that has the `noscript` with an image. */
const parentOf = (tag: Tag) => closest(tag, /^noscript$/)?.parent

const isFileName = (alt: string) => (IMAGE_FILE.test(alt) && !/\s\S+\s/.test(alt)) || CAMERA.test(alt)
