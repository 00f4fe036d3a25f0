import { tools } from '#content/tools.ts'
import { folderOf, pathOfDocument, pathOfGlobal } from '#engine/paths/document-paths.ts'
import { isValues, type Values } from './content-parts.ts'

/** Where a document with a page of its own has the texts of its search result. */
type Subject = {
  title: string
  /** The field in which editors write another title for search engines, if there is one. */
  searchTitle?: string
  /** The field in which editors write a description for search engines, if there is one. */
  description?: string
  /** What the page uses if nobody wrote a description. */
  fallbacks: string[]
  /** Fields that the page itself does not show. */
  hidden: string[]
  /** Fields that the page shows as headings. */
  headings?: RegExp
  /** The level of the heading that the page shows above the text. Without it, that is the title: level 1. */
  levelAbove?: number
}

const written = { searchTitle: 'seo.title', description: 'seo.description' }

const subjects: Record<string, Subject> = {
  posts: { title: 'title', ...written, fallbacks: ['excerpt'], hidden: ['excerpt'] },
  services: { title: 'title', ...written, fallbacks: ['summary', 'lead'], hidden: [], levelAbove: 2 },
  'case-studies': { title: 'title', ...written, fallbacks: [], hidden: [] },
  pages: { title: 'title', ...written, fallbacks: [], hidden: [] },
  tools: {
    title: 'name',
    searchTitle: 'seo.title',
    description: 'description',
    fallbacks: [],
    hidden: ['description'],
  },
  vacancies: { title: 'jobTitle', fallbacks: ['roleInfo.content'], hidden: [] },
  categories: { title: 'title', fallbacks: ['description'], hidden: [] },
  authors: { title: 'name', fallbacks: ['bio'], hidden: [] },
  team: { title: 'name', fallbacks: ['bio'], hidden: [] },
}

/** Pages whose texts are a global. Their title is the h1. */
const page: Subject = {
  title: 'heroTitle',
  ...written,
  fallbacks: ['heroLead'],
  hidden: ['heroTitle'],
  headings: /Title$/,
}
const pages: Record<string, Subject> = { home: page, creative: page }

/** Globals that are one page. */
export const subjectGlobals = Object.keys(pages)

/** Collections whose documents have pages of their own, in the order of the list of problems. */
export const subjectCollections = Object.keys(subjects)

const NO_SUBJECT: Subject = { title: 'title', fallbacks: [], hidden: [] }

/** Fields that no page shows, whatever the collection. */
const NEVER_SHOWN = ['seo', 'slug', 'generateSlug', 'robots', 'email', 'username']

const subjectOf = (slug: string) => pages[slug] ?? subjects[slug] ?? NO_SUBJECT

export const hiddenFields = (slug: string) => [...NEVER_SHOWN, ...subjectOf(slug).hidden]
export const headingFields = (slug: string) => subjectOf(slug).headings
export const levelAbove = (slug: string) => subjectOf(slug).levelAbove ?? 1

export type HeadFields = {
  /** What the document is called. */
  title: string
  /** The title for search engines, or what the document is called. */
  searchTitle: string
  description: string
  /** Undefined if the collection has no field for it. */
  isDescriptionWritten: boolean | undefined
  keyphrase: string
  isHidden: boolean
  slug: string
  /** Undefined if it has no page yet. */
  path: string | undefined
}

/** Returns the texts of a document's search result. */
export function headFields(collection: string, values: Values): HeadFields {
  const { title, searchTitle, description, fallbacks } = subjectOf(collection)
  const builtIn = collection === 'tools' ? tools.find(({ slug }) => slug === values.slug) : undefined
  const name = textAt(values, title) || builtIn?.name || ''
  const own = description ? textAt(values, description) || builtIn?.description || '' : ''
  return {
    title: name,
    searchTitle: (searchTitle && textAt(values, searchTitle)) || name,
    description: own || (fallbacks.map((field) => textAt(values, field)).find((text) => text !== '') ?? ''),
    isDescriptionWritten: description ? own !== '' : undefined,
    keyphrase: textAt(values, 'seo.keyphrase'),
    isHidden: at(values, 'seo.noindex') === true || /\bnoindex\b/i.test(textAt(values, 'robots')),
    slug: slugOf(collection, values),
    path: pathOf(collection, values),
  }
}

/**
 * Returns the slug of a page whose texts are a global: the last part of its path, as in `/creative/`. The home page has
 * none.
 */
function slugOf(collection: string, values: Values) {
  const path = pathOfGlobal(collection)
  return path?.replaceAll('/', '') ?? textAt(values, collection === 'authors' ? 'username' : 'slug')
}

function pathOf(collection: string, values: Values) {
  const path = pathOfGlobal(collection)
  if (path) return path
  const text = (name: string) => textAt(values, name) || undefined
  if (folderOf(collection) === undefined) return undefined
  return pathOfDocument(collection, {
    slug: text('slug'),
    username: text('username'),
    founder: values.founder === true,
  })
}

function textAt(values: Values, path: string) {
  const value = at(values, path)
  return typeof value === 'string' ? value.trim() : ''
}

function at(values: Values, path: string): unknown {
  return path.split('.').reduce((value: unknown, name) => (isValues(value) ? value[name] : undefined), values)
}
