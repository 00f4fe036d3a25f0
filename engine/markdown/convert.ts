import { renderWithAstralSigns } from './astral-signs.ts'
import { tidyEmphasis } from './emphasis.ts'
import { toPlainMarkup } from './plain-markup.ts'
import { addRules } from './rules.ts'
import { markSeams, writeSeams } from './seams.ts'
import { sectionsOf } from './sections.ts'
import { evenTables } from './tables.ts'

/**
 * Returns the HTML of a Markdown text, by CommonMark 0.31.2; with `isGfm` tables, task lists, strikethrough and plain
 * addresses too.
 */
export async function markdownToHtml(markdown: string, isGfm: boolean): Promise<string> {
  const { micromark } = await import('micromark')
  const { gfm, gfmHtml } = await import('micromark-extension-gfm')
  const options = { allowDangerousHtml: true, allowDangerousProtocol: true }
  const chosen = isGfm ? { ...options, extensions: [gfm()], htmlExtensions: [gfmHtml()] } : options
  const render = (section: string) => renderWithAstralSigns(section, (text) => micromark(text, chosen))
  return sectionsOf(markdown).map(render).join('\n')
}

/**
 * Returns the Markdown of HTML: ATX headings, fenced code. Tables become pipes, those with blocks in their cells stay
 * tags.
 */
export async function htmlToMarkdown(html: string, isGfm: boolean): Promise<string> {
  const { default: Turndown } = await import('turndown')
  const { default: domino } = await import('@mixmark-io/domino')
  const turndown = new Turndown({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
    hr: '---',
  })
  if (isGfm) {
    const { gfm } = await import('@joplin/turndown-plugin-gfm')
    turndown.use(gfm)
  }
  addRules(turndown, { isGfm })
  // A worker has no DOM, so turndown is handed a tree instead of a string.
  const { body } = domino.createDocument(html)
  toPlainMarkup(body as never)
  if (isGfm) evenTables(body)
  tidyEmphasis(body as never)
  markSeams(body as never)
  const markdown = writeSeams(turndown.turndown(body as never)).replace(wrapped, (_, table: string) =>
    withoutLooks(table).replace(/\n\s*\n/g, '\n'),
  )
  const written = isGfm ? markdown.replace(typedBox, '$1[$2]') : markdown
  return written === '' ? '' : `${written}\n`
}

/** Returns whether a text would take micromark minutes: its time grows with the square of the length of a section. */
export const isTooLong = (markdown: string) => sectionsOf(markdown).some(({ length }) => length > 100_000)

/** The box of a task that an editor wrote as text. */
const typedBox = /^(\s*(?:[-*+]|\d+[.)]) +)\\\[([ xX])\\\](?= )/gm

/** Removes what an editor writes about the look of a table: it says nothing in Markdown. */
const withoutLooks = (table: string) =>
  table.replace(/<\w[^<>]*>/g, (tag) => tag.replace(/ (?:style|class|dir|width|height|lang|data-[\w-]+)="[^"]*"/g, ''))

/** The plugin puts an element around a table that stays HTML; an empty line would end it (CommonMark 4.6). */
const wrapped = /<div class="joplin-table-wrapper">(<table[\s\S]*?<\/table>)<\/div>/g
