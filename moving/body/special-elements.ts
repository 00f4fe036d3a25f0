import { html } from '#engine/html/html.ts'
import type { Picture } from '../item.ts'

/**
 * Returns a block of the article editor as an element of a body. In the fields, `{ html }` stands for rich text and
 * `{ picture }` for a picture of the library.
 * @param fields `blockType`, and what `cms/fields/article-blocks` has for it
 * @example blockHtml({ blockType: 'callout', kind: 'tip', text: { html: '<p>Measure first.</p>' } })
 */
export const blockHtml = (fields: Record<string, unknown>): string =>
  html`<editor-block data-fields="${JSON.stringify(fields)}"></editor-block>`.markup

/** Returns a picture with its caption as an element of a body. */
export const pictureHtml = (picture: Picture): string =>
  html`<editor-picture data-picture="${JSON.stringify(picture)}"></editor-picture>`.markup
