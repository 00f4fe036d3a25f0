/** Elements without children, by their names: `title`, `wp:post_id`. */
export type Fields = Map<string, string>

type RawTerm = { taxonomy: string; slug: string; name: string }

export type RawComment = { line: number; fields: Fields }

/** An item of the export: a post, a page, a picture, a link of a menu. */
export type RawItem = {
  kind: 'item'
  /** Where it begins, counted from 1. */
  line: number
  fields: Fields
  /** A name has several values if the export repeats it. */
  meta: Map<string, string[]>
  terms: RawTerm[]
  comments: RawComment[]
}

/** What an export has before its items. Their fields have the names of the export. */
export type RawHead = { kind: 'author' | 'category' | 'tag' | 'term'; line: number; fields: Fields }

export type RawRecord =
  | RawItem
  | RawHead
  /** A field of the whole site. */
  | { kind: 'channel'; name: string; text: string }
  /** How the file ends, after everything else. */
  | {
      kind: 'end'
      line: number
      /** Whether it ends before the element of the site does. */
      isCut: boolean
      /** Fields of the item that the end cuts. */
      cutItem: Fields | undefined
      /** What is not well-formed. */
      faults: { count: number; line: number; message: string }
    }

/** Returns the first value of a field of meta. */
export const metaOf = ({ meta }: RawItem, name: string): string => meta.get(name)?.[0] ?? ''

/** Returns a field without the space around it. */
export const fieldOf = ({ fields }: { fields: Fields }, name: string): string => fields.get(name)?.trim() ?? ''

/** Returns a number of a field: the id of a post, for example. 0 is none. */
export function idOf(text: string | undefined): number {
  const id = Number(text?.trim() || Number.NaN)
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}
