import type { Leftover } from './leftover-commands.ts'

export type Values = Record<string, unknown>
export type Heading = { level: number; text: string }
/** An image of the library, and the alternative text that the document gives it instead of the library's. */
export type ShownImage = { media: number; alt: string | undefined }
export type LinkTarget = { url: string } | { collection: string; id: number }
export type DocumentLink = { text: string; target: LinkTarget }

/** What the page of a document shows, in the order of its fields. */
export type Content = {
  headings: Heading[]
  /** Prose: paragraphs, quotes, and items of lists, without tables and code. */
  paragraphs: string[]
  images: ShownImage[]
  links: DocumentLink[]
  /** Words of the texts, counted as readers get them: with headings, tables, code, and blocks. */
  words: number
  leftovers: Leftover[]
}

/** Returns the id of a related document, as a form, a row of the database, or a populated document has it. */
export function idOf(value: unknown): number | undefined {
  const id = isValues(value) ? value.id : value
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : undefined
}

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
