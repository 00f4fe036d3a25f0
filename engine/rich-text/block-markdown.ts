import { readChart, readComparison } from '../article-blocks/pasted-table.ts'
import { videoSource } from '../article-blocks/video-source.ts'
import { idOf } from '../id-of.ts'
import { safeUrl } from './links.ts'
import { fenced, oneLine } from './markdown-text.ts'
import { isRecord } from './nodes.ts'

type Fields = Record<string, unknown>

/** A document to which a block links. */
type LinkedDocument = { title: string; href: string; text: string }

/** The documents to which the blocks of articles link: tools by slug, case studies by id. */
export type LinkedDocuments = {
  tools: ReadonlyMap<string, LinkedDocument>
  studies: ReadonlyMap<number, LinkedDocument>
}

type BlockContext = {
  siteUrl: string
  embeds?: LinkedDocuments | undefined
  /** Converts the rich text of a block. */
  richText: (body: unknown) => string
  /** Converts an image with its caption. */
  image: (media: unknown, caption: string) => string
}

/** Converts a block of an article to Markdown. What has no form in Markdown becomes a table, a list, or a link. */
export function blockMarkdown(fields: Fields, context: BlockContext): string {
  const { richText, image, embeds } = context
  const line = (name: string) => oneLine(textIn(fields, name))
  const heading = line('title') && `## ${line('title')}`
  switch (fields.blockType) {
    case 'code':
      return typeof fields.code === 'string' ? fenced(fields.code, textIn(fields, 'language')) : ''
    case 'callout': {
      const kind = CALLOUTS[textIn(fields, 'kind')] ?? 'Note'
      return quoted(parts(bold(line('title') ? `${kind}: ${line('title')}` : kind), richText(fields.text)))
    }
    case 'callToAction':
      return parts(bold(line('title')), line('text'), link(textIn(fields, 'buttonLabel'), fields.buttonHref, context))
    case 'figure': {
      const credit = textIn(fields, 'credit')
      return parts(
        image(fields.image, textIn(fields, 'caption')),
        credit && `Source: ${link(credit, fields.creditUrl, context)}`,
      )
    }
    case 'gallery':
      return parts(...rowsOf(fields, 'images').map((row) => image(row.image, textIn(row, 'caption'))), line('caption'))
    case 'comparison': {
      const { value } = readComparison(textIn(fields, 'table'))
      if (!value) return ''
      const rows = value.rows.map(({ label, cells }) => [label, ...cells])
      return parts(bold(line('title')), table([value.corner, ...value.columns], rows), line('note'))
    }
    case 'chart': {
      const { value } = readChart(textIn(fields, 'data'))
      if (!value) return ''
      const unit = textIn(fields, 'unit')
      const head = [
        '',
        ...value.series.map(({ name }) => (unit && unit !== name.toLowerCase() ? `${name} (${unit})` : name)),
      ]
      const rows = value.labels.map((label, at) => [
        label,
        ...value.series.map(({ values }) => String(values[at] ?? '')),
      ])
      const note = textIn(fields, 'note')
      return parts(bold(line('title')), table(head, rows), note && `Source: ${link(note, fields.noteUrl, context)}`)
    }
    case 'quote': {
      const source = [textIn(fields, 'name'), textIn(fields, 'role')].filter(Boolean).join(', ')
      const words = textIn(fields, 'quote')
        .split(/\n\s*\n/)
        .map(oneLine)
      return quoted(parts(...words, source && `— ${link(source, fields.url, context)}`))
    }
    case 'steps':
      return parts(heading, ...rowsOf(fields, 'steps').map((row, at) => step(row, at, context)))
    case 'questions':
      return parts(
        heading,
        ...rowsOf(fields, 'questions').map((row) =>
          parts(bold(oneLine(textIn(row, 'question'))), richText(row.answer)),
        ),
      )
    case 'video': {
      const source = videoSource(textIn(fields, 'url'))
      const href = source && (source.kind === 'frame' ? source.pageUrl : source.fileUrl)
      const transcript = textIn(fields, 'transcript')
        .split(/\n\s*\n/)
        .map(oneLine)
      return parts(
        href && `Video: ${link(textIn(fields, 'title') || 'Video', href, context)}`,
        line('caption'),
        ...transcript,
      )
    }
    case 'tool':
      return card('Free tool', embeds?.tools.get(textIn(fields, 'tool')), line('text'), context)
    case 'caseStudy':
      return card('Case study', embeds?.studies.get(idOf(fields.caseStudy) ?? 0), line('text'), context)
    default:
      return ''
  }
}

const CALLOUTS: Record<string, string> = { note: 'Note', tip: 'Tip', warning: 'Warning' }

function step(row: Fields, at: number, { richText, image }: BlockContext) {
  const mark = `${at + 1}. `
  const text = parts(bold(oneLine(textIn(row, 'title'))), richText(row.text), image(row.image, ''))
  return mark + text.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`)
}

function card(kind: string, document: LinkedDocument | undefined, text: string, context: BlockContext) {
  if (!document) return ''
  return `${kind}: ${link(document.title, document.href, context)}. ${text || oneLine(document.text)}`.trimEnd()
}

function link(text: string, url: unknown, { siteUrl }: BlockContext) {
  const target = safeUrl(url)
  const href = target && URL.parse(target.href, siteUrl)?.href
  if (!href || text === '') return oneLine(text)
  return `[${oneLine(text)}](${href.replaceAll('(', '%28').replaceAll(')', '%29')})`
}

function table(head: string[], rows: string[][]) {
  const row = (cells: string[]) =>
    `| ${cells
      .map(oneLine)
      .map((cell) => cell.replace(/(?<!\\)\|/g, '\\|'))
      .join(' | ')} |`
  return [row(head), `| ${head.map(() => '---').join(' | ')} |`, ...rows.map(row)].join('\n')
}

const bold = (text: string) => text && `**${text}**`
const parts = (...texts: (string | undefined)[]) => texts.filter(Boolean).join('\n\n')
const quoted = (text: string) => text.replace(/^/gm, '> ').replace(/^> $/gm, '>')

function textIn(fields: Fields, name: string) {
  const value = fields[name]
  // A table may begin with an empty cell.
  return typeof value === 'string' ? value.trimEnd().replace(/^\n+/, '') : ''
}

function rowsOf(fields: Fields, name: string): Fields[] {
  const rows = fields[name]
  return Array.isArray(rows) ? rows.filter(isRecord) : []
}
