import { html } from '#engine/html/html.ts'
import { plainText } from '../source/plain-text.ts'
import { asText, type Fields, fieldsOf, firstText, isFields, listOf } from '../source/values.ts'
import { isPicture } from './pictures.ts'
import { isListOfBlocks } from './readable-texts.ts'
import type { TextPlace } from './text-place.ts'

const TITLES = ['title', 'heading', 'headline', 'header']
const LINES = ['tagLine', 'tagline', 'eyebrow', 'kicker', 'subtitle', 'subheading']
const TEXTS = ['content', 'body', 'text', 'description', 'excerpt', 'blocks', 'message']
const PICTURES = ['image', 'picture', 'media', 'mainImage', 'photo']
const KNOWN = new Set([...TITLES, ...LINES, ...TEXTS, ...PICTURES, 'alt', 'caption'])
/** What visitors use, not read. */
const CONTROLS = /form|newsletter|signup|search|map|pricing/i
/** Settings of a section, such as `background` or `align-left`. */
const SETTING = /^[a-z][\w-]{0,40}$/

/**
 * Returns a section of a page as its title, texts, picture, buttons, and what is in its columns; undefined if it has
 * anything else that would be lost.
 * @param picture returns a picture as HTML of a body
 */
export function sectionHtml(
  block: Fields,
  place: TextPlace,
  depth: number,
  picture: (value: Fields) => string,
): string | undefined {
  if (CONTROLS.test(asText(block._type))) return undefined
  const parts: string[] = []
  const title = plainText(firstText(...TITLES.map((name) => block[name])))
  for (const name of LINES) if (asText(block[name])) parts.push(html`<p>${plainText(asText(block[name]))}</p>`.markup)
  if (title) parts.push(html`<h2>${title}</h2>`.markup)
  for (const name of PICTURES) if (isPicture(block[name])) parts.push(picture(fieldsOf(block[name])))
  for (const name of TEXTS) {
    const text = block[name]
    if (isListOfBlocks(text)) parts.push(place.textHtml(text, depth + 1))
    else if (asText(text)) parts.push(html`<p>${asText(text)}</p>`.markup)
  }
  for (const [name, value] of Object.entries(block)) {
    if (name.startsWith('_') || KNOWN.has(name)) continue
    const part = otherPart(value, place, depth)
    if (part === undefined) return undefined
    parts.push(part)
  }
  const whole = parts.filter((part) => part !== '').join('')
  return whole === '' ? undefined : whole
}

/** Returns what is in another field of a section; undefined if it is neither a button, a column, nor a setting. */
function otherPart(value: unknown, place: TextPlace, depth: number): string | undefined {
  if (typeof value === 'string') return value === '' || SETTING.test(value) ? '' : undefined
  if (Array.isArray(value)) {
    if (value.length === 0) return ''
    const ids = listOf(value).map((one) => asText(fieldsOf(one)._ref))
    if (ids.some((id) => id !== '')) return linksTo(ids, place)
    if (!isListOfBlocks(value)) return undefined
    return place.textHtml(value, depth + 1)
  }
  if (!isFields(value)) return ''
  const url = firstText(value.href, value.url, fieldsOf(value.link).href)
  const label = plainText(firstText(value.label, value.title, value.text, value.buttonText))
  if (url && label) return html`<p><a href="${url}">${label}</a></p>`.markup
  const texts = Object.entries(value).filter(
    ([name, one]) => !name.startsWith('_') && typeof one === 'string' && !SETTING.test(one),
  )
  return texts.length === 0 && asText(value._ref) === '' ? '' : undefined
}

/** Returns a list of links to documents; undefined if one of them has no page. */
function linksTo(ids: string[], place: TextPlace): string | undefined {
  const targets = ids.map((id) => place.target(id.replace(/^drafts\./, '')))
  if (!targets.every((target) => target?.address)) return undefined
  const items = targets.map((target) => html`<li><a href="${target?.address}">${target?.title}</a></li>`.markup)
  return `<ul>${items.join('')}</ul>`
}
