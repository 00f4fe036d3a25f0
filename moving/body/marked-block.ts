import { html } from '#engine/html/html.ts'
import { shorten } from '#engine/text/shorten.ts'
import { blockHtml } from './special-elements.ts'

const MAX_NAME_LENGTH = 80
const MAX_SOURCE_LENGTH = 5_000

/** Begins the title of every callout that stands for something that could not be moved. */
const NOT_MOVED = 'Not moved:'

/** Returns the fields of a callout that stands for content without a counterpart. */
export function markedFields(name: string, source: string) {
  const lines = source.slice(0, MAX_SOURCE_LENGTH).trim().split(/\r?\n/)
  const text = lines.map((line, at) => html`${at > 0 && html`<br>`}${line}`)
  return {
    blockType: 'callout',
    kind: 'note',
    title: `${NOT_MOVED} ${shorten(name.replace(/\s+/g, ' ').trim(), MAX_NAME_LENGTH)}`,
    text: { html: html`<p>${text}</p>`.markup },
  }
}

/**
 * Returns a callout that stands for content without a counterpart, so that editors find each one by its title and can
 * replace it.
 * @param name what the old site called it, such as `[contact-form-7]`
 * @param source its text in the export; only the first 5,000 characters are kept
 */
export const markedBlock = (name: string, source: string): string => blockHtml(markedFields(name, source))
