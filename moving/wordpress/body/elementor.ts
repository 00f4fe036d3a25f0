import { escapeText } from '#engine/xml.ts'
import { markedBlock } from '../../body/marked-block.ts'
import { questionsHtml } from './article-blocks.ts'
import { addUnknown, type BodyContext, noteBuilder } from './body-context.ts'
import { elementHtml, rowsIn, type Settings } from './elementor-widgets.ts'

const MAX_DEPTH = 60
const MAX_SOURCE_LENGTH = 2_000

/** Elements that show no text of their own. */
const EMPTY =
  /^(?:spacer|divider|menu-anchor|icon|social-icons|share-buttons|theme-post-title|theme-post-featured-image|theme-page-title|post-navigation|breadcrumbs)$/

type Node = { name: string; settings: Settings; elements: unknown[] }

/**
 * Returns what Elementor stores of a page as HTML: its elements one below the other, in the order of the page.
 * Source: https://developers.elementor.com/docs/data-structure/
 * @param json field `_elementor_data` of meta
 * @returns undefined if it is not readable or empty
 */
export function elementorHtml(json: string, context: BodyContext): string | undefined {
  const elements = parsed(json)
  if (!Array.isArray(elements) || elements.length === 0) return undefined
  const html = all(elements, context, 0)
  if (html === '') return undefined
  noteBuilder('Elementor', context)
  return html
}

function parsed(json: string): unknown {
  for (const text of [json, json.replace(/\\(["\\/])/g, '$1')])
    try {
      return JSON.parse(text)
    } catch {
      // Some exports have the slashes of the database once more.
    }
  return undefined
}

function all(elements: unknown[], context: BodyContext, depth: number): string {
  if (depth > MAX_DEPTH) return ''
  return elements
    .map((element) => one(nodeOf(element), context, depth))
    .filter((html) => html !== '')
    .join('\n')
}

function one(node: Node, context: BodyContext, depth: number): string {
  // Sections, columns, and containers have none.
  if (node.name === '') return all(node.elements, context, depth + 1)
  const { name, settings } = node
  if (EMPTY.test(name)) return ''
  if (name === 'nested-accordion' || name === 'nested-tabs') return nested(node, context, depth)
  const html = elementHtml(name, settings, context)
  if (html !== undefined) return html
  if (name === 'global' || node.elements.length > 0) return all(node.elements, context, depth + 1)
  addUnknown('elements', `Elementor: ${name}`, context)
  return markedBlock(`Elementor: ${name}`, JSON.stringify(settings).slice(0, MAX_SOURCE_LENGTH))
}

/** The titles of these are in their settings, and each content is an element of its own. */
function nested({ name, settings, elements }: Node, context: BodyContext, depth: number) {
  const titles = rowsIn(settings, 'items').concat(rowsIn(settings, 'tabs'))
  const rows = elements.map((element, at) => ({
    title: String(titles[at]?.item_title ?? titles[at]?.tab_title ?? ''),
    html: one(nodeOf(element), context, depth + 1),
  }))
  const isText = rows.every(({ title, html }) => title !== '' && !/<editor-|<img/.test(html))
  if (name === 'nested-accordion' && isText)
    return questionsHtml(rows.map(({ title, html }) => ({ question: title, answer: html })))
  return rows.map(({ title, html }) => (title ? `<h3>${escapeText(title)}</h3>${html}` : html)).join('\n')
}

function nodeOf(element: unknown): Node {
  const { widgetType, settings, elements } = (element ?? {}) as Record<string, unknown>
  return {
    name: typeof widgetType === 'string' ? widgetType : '',
    // PHP writes an empty object as a list.
    settings: settings && typeof settings === 'object' && !Array.isArray(settings) ? (settings as Settings) : {},
    elements: Array.isArray(elements) ? elements : [],
  }
}
