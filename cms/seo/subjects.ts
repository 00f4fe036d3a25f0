import { tools } from '../../content/tools.ts'
import { folderOf, pathOfDocument } from '../../engine/document-paths.ts'
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
}

const written = { searchTitle: 'seo.title', description: 'seo.description' }

const subjects: Record<string, Subject> = {
  posts: { title: 'title', ...written, fallbacks: ['excerpt'], hidden: ['excerpt'] },
  services: { title: 'title', ...written, fallbacks: ['summary', 'lead'], hidden: [] },
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

/** Collections whose documents have pages of their own, in the order of the list of problems. */
export const subjectCollections = Object.keys(subjects)

/** Fields that no page shows, whatever the collection. */
const NEVER_SHOWN = ['seo', 'slug', 'generateSlug', 'robots', 'email', 'username']

export const hiddenFields = (collection: string) => [...NEVER_SHOWN, ...(subjects[collection]?.hidden ?? [])]

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
  const { title, searchTitle, description, fallbacks } = subjects[collection] ?? NO_SUBJECT
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
    slug: textAt(values, collection === 'authors' ? 'username' : 'slug'),
    path: pathOf(collection, values),
  }
}

const NO_SUBJECT: Subject = { title: 'title', fallbacks: [], hidden: [] }

function pathOf(collection: string, values: Values) {
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
