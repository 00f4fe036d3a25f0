import { escapeText, escapeValue } from '#engine/xml.ts'
import type { ExportedPicture } from './site-export.ts'

/**
 * Returns a block of WordPress: its HTML between comments that name it and its attributes.
 * Source: https://developer.wordpress.org/block-editor/getting-started/fundamentals/markup-representation-block/
 */
export function wpBlock(name: string, inside: string, attributes: Record<string, unknown> = {}): string {
  const json = Object.keys(attributes).length > 0 ? ` ${commentJson(attributes)}` : ''
  return `<!-- wp:${name}${json} -->\n${inside}\n<!-- /wp:${name} -->`
}

/** Returns JSON that ends no comment, as WordPress's own `serialize_block_attributes` escapes it. */
const commentJson = (attributes: Record<string, unknown>) =>
  JSON.stringify(attributes)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\\"', '\\u0022')

export const wpParagraph = (inside: string) => wpBlock('paragraph', `<p>${inside}</p>`)

export function wpHeading(inside: string, level: number) {
  return wpBlock('heading', `<h${level} class="wp-block-heading">${inside}</h${level}>`, level === 2 ? {} : { level })
}

/** Returns a picture with its caption, which is HTML. */
export function wpImage({ url, alt }: ExportedPicture, id: number, caption: string): string {
  const image = `<img src="${escapeValue(url)}" alt="${escapeValue(alt)}" class="wp-image-${id}"/>`
  return wpBlock('image', `<figure class="wp-block-image size-full">${image}${wpCaption(caption)}</figure>`, {
    id,
    sizeSlug: 'full',
    linkDestination: 'none',
  })
}

export const wpCaption = (caption: string) =>
  caption === '' ? '' : `<figcaption class="wp-element-caption">${caption}</figcaption>`

/** Returns a box around blocks. A line at its left side shows that they belong together. */
export function wpBox(name: string, blocks: string[]): string {
  const inside = `<div class="wp-block-group ${name}" style="border-left-width:4px;padding-left:1rem">${blocks.join('\n\n')}</div>`
  return wpBlock('group', inside, {
    className: name,
    style: { border: { left: { width: '4px' } }, spacing: { padding: { left: '1rem' } } },
    layout: { type: 'constrained' },
  })
}

/** Returns a table; cells are HTML. */
export function wpTable(head: string[], rows: string[][], caption = ''): string {
  const row = (cells: string[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  const thead = head.length > 0 ? `<thead>${row(head, 'th')}</thead>` : ''
  return wpTableOf(`${thead}<tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody>`, caption)
}

/** Returns a table of the HTML of its rows. */
export const wpTableOf = (rows: string, caption = '') =>
  wpBlock('table', `<figure class="wp-block-table"><table>${rows}</table>${wpCaption(caption)}</figure>`, {
    hasFixedLayout: false,
  })

/** Returns a listing. Square brackets would be shortcodes. */
export function wpCode(code: string, language: string): string {
  const named = /^[\w+#-]+$/.test(language) && language !== 'text' ? `language-${language}` : ''
  const listing = escapeText(code).replaceAll('[', '&#91;').replaceAll(']', '&#93;')
  const inside = `<pre class="wp-block-code${named && ` ${named}`}"><code>${listing}</code></pre>`
  return wpBlock('code', inside, named ? { className: named } : {})
}

/** Returns text with its line breaks as HTML. */
export const wpText = (text: string) => escapeText(text.trim()).replace(/\r?\n/g, '<br>')
