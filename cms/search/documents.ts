import { type BuiltInPage, builtInPages } from '#content/built-in-pages.ts'
import { tools } from '#content/tools.ts'
import { pathOfDocument } from '#engine/paths/document-paths.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'
import type { ToolAbout } from '#engine/tool/about.ts'
import { rowForVisitors, type StoredRow } from '../access/visitors.ts'
import { isToolOpen } from '../seed/tool-rows.ts'
import { toolText } from './tool-text.ts'

export type ResultKind = 'page' | 'service' | 'tool' | 'article' | 'case-study' | 'vacancy'

/** What the search knows about a page. */
export type SearchDocument = {
  /** Its collection and id; `page` and the path of a built-in page. */
  key: string
  kind: ResultKind
  path: string
  title: string
  /** Other names of it. */
  keywords: string
  summary: string
  body: string
  /** False if the page only announces a tool. */
  isOpen: boolean
  /** The last moment at which it is found; null: always. */
  until: Date | null
}

type Texts = Pick<SearchDocument, 'title' | 'keywords' | 'summary' | 'body'>
type Source = { kind: ResultKind; texts: (row: StoredRow) => Texts }

/** The search index is not an archive: nobody searches for text beyond this length. */
const MAX_BODY = 100_000
/** A vacancy is open until its last day has ended in every time zone. */
const DAY_EVERYWHERE_MS = 36 * 3_600_000

const sources: Record<string, Source> = {
  posts: { kind: 'article', texts: (row) => textsOf(row, { summary: ['excerpt'], body: ['body'] }) },
  services: {
    kind: 'service',
    texts: (row) =>
      textsOf(row, {
        summary: ['summary', 'lead'],
        body: ['audience', 'problems', 'body', 'searches', 'ledgers', 'deliverables', 'faqs'],
      }),
  },
  'case-studies': {
    kind: 'case-study',
    texts: (row) =>
      textsOf(row, {
        keywords: ['client', 'industry', 'work', 'market'],
        summary: ['seo.description'],
        body: ['about', 'analysis', 'problem', 'solution', 'result'],
      }),
  },
  vacancies: {
    kind: 'vacancy',
    texts: (row) =>
      textsOf(row, {
        title: 'jobTitle',
        keywords: ['teamName', 'jobType', 'workplaceType', 'location'],
        called: 'job vacancy',
        summary: ['roleInfo.content'],
        body: ['roleInfo', 'requirements', 'skills'],
      }),
  },
  pages: {
    kind: 'page',
    texts: (row) => textsOf(row, { summary: ['seo.description'], body: ['layout'] }),
  },
  team: {
    kind: 'page',
    texts: (row) => textsOf(row, { title: 'name', keywords: ['role'], summary: ['bio'], body: [] }),
  },
}

/** Collections whose documents can be found. */
export const searchedCollections = [...Object.keys(sources), 'tools'] as const

/**
 * Returns what the search finds of a stored row: nothing unless visitors see it, it has a page, and it is not closed. A
 * draft is therefore never found.
 */
export function searchDocument(collection: string, row: StoredRow | undefined): SearchDocument | undefined {
  const seen = rowForVisitors(collection, row)
  const source = sources[collection]
  const path = seen && pathOfDocument(collection, seen)
  if (!source || !seen || !path || seen.status === 'closed') return undefined
  return {
    key: keyOf(collection, String(seen.id)),
    kind: source.kind,
    path,
    ...source.texts(seen),
    isOpen: true,
    until: typeof seen.validThrough === 'string' ? lastMoment(seen.validThrough) : null,
  }
}

/** Returns a tool as the search finds it: its built-in texts, with the replacements by editors that visitors see. */
export async function toolDocument(tool: ToolAbout, row: StoredRow | undefined): Promise<SearchDocument> {
  const own = rowForVisitors('tools', row)
  const text = (name: 'name' | 'desc' | 'description') => textIn(own?.[name]) || tool[name]
  return {
    key: keyOf('tools', tool.slug),
    kind: 'tool',
    path: pathOfDocument('tools', tool) ?? '',
    title: text('name'),
    keywords: `${tool.slug} tool ${tool.title} ${tool.alsoCalled ?? ''}`,
    summary: `${text('desc')}. ${text('description')}`,
    body: [textIn(own?.content) || (await toolText(tool.slug)), textIn(own?.steps)].join('\n'),
    isOpen: isToolOpen({ slug: tool.slug, offline: own?.offline === true }),
    until: null,
  }
}

/** Returns everything that does not depend on a row of the database. */
export async function builtInDocuments(): Promise<SearchDocument[]> {
  return [...builtInPages.map(pageDocument), ...(await Promise.all(tools.map((tool) => toolDocument(tool, undefined))))]
}

export const keyOf = (collection: string, id: string) => `${collection} ${id}`

function pageDocument({ path, ...texts }: BuiltInPage): SearchDocument {
  return { key: keyOf('page', path), kind: 'page', path, ...texts, body: '', isOpen: true, until: null }
}

type FieldNames = { title?: string; keywords?: string[]; called?: string; summary: string[]; body: string[] }

function textsOf(row: StoredRow, { title = 'title', keywords = [], called = '', summary, body }: FieldNames): Texts {
  const texts = (names: string[]) => names.map((name) => textIn(valueAt(row, name))).filter((text) => text !== '')
  return {
    title: textIn(valueAt(row, title)),
    keywords: [...texts([...keywords, 'seo.title']), String(row.slug ?? ''), called].join(' '),
    summary: texts(summary).map(sentence).join(' '),
    body: texts(body).join('\n').slice(0, MAX_BODY),
  }
}

/** Summaries of services have no period. */
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

function valueAt(row: unknown, path: string): unknown {
  return path.split('.').reduce((value: unknown, name) => (value as Record<string, unknown> | null)?.[name], row)
}

/** Fields of rows that are no text: ids of the database, names of options, URLs. */
const NO_TEXT = new Set(['id', 'blockType', 'blockName', 'action', 'topic', 'sourceUrl', 'buttonHref'])

/** Returns all text in a value: a text, a rich text, or rows of both. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textIn).join('\n')
  if (typeof value !== 'object' || value === null) return ''
  if ('root' in value) return plainText(value)
  return Object.entries(value)
    .filter(([name]) => !NO_TEXT.has(name))
    .map(([, inner]) => textIn(inner))
    .join('\n')
}

function lastMoment(validThrough: string) {
  const day = Date.parse(validThrough.slice(0, 10))
  return Number.isNaN(day) ? null : new Date(day + DAY_EVERYWHERE_MS)
}
