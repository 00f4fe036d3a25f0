import type { LinkedDocuments } from '#engine/rich-text/block-markdown.ts'
import type { Seo } from '../item.ts'

export type ExportedAuthor = {
  id: number
  name: string
  slug: string
  email?: string | undefined
  bio?: string | undefined
  /** URLs of profiles on other sites. */
  profiles?: string[] | undefined
  /** The portrait, as the CMS stores it. */
  portrait?: unknown
}

export type ExportedCategory = { id: number; title: string; slug: string; description: string }

export type ExportedPicture = {
  id: number
  /** Absolute, or a path of the site. */
  url: string
  /** The name of its file in the folder `media` of the export: unique, without a slash. */
  file: string
  alt: string
  caption?: string | undefined
  /** ISO 8601. */
  date?: string | undefined
}

export type ExportedText = {
  kind: 'post' | 'page'
  id: number
  title: string
  slug: string
  /** The canonical path: `/blog/first-steps`. */
  path: string
  excerpt: string
  /** The editor's document, `{ root }`. */
  body: unknown
  status: 'published' | 'scheduled' | 'draft'
  /** ISO 8601. Of a scheduled text, the moment of its publication. */
  date?: string | undefined
  updated?: string | undefined
  /** The slug of its author. */
  author?: string | undefined
  /** Slugs of categories. */
  categories: string[]
  /** The picture above it, as the CMS stores it. */
  picture?: unknown
  seo: Seo
  pinned?: boolean | undefined
  /** Former paths that lead to it. */
  aliases?: string[] | undefined
}

/** What bodies refer to. */
export type References = {
  /** Without a slash at its end. */
  siteUrl: string
  /** Returns a picture by what a node or a field stores: its id, or the document. */
  pictureOf: (value: unknown) => ExportedPicture | undefined
  /** Returns the path of a document that a link names. */
  pathOf: (document: { relationTo: string; value: unknown }) => string | undefined
  embeds: LinkedDocuments
  /** Markdown shows blocks as every program does, and they cannot be read back as blocks. */
  isPlain?: boolean | undefined
}

/** A site as other systems can take it over. Lists of any length are streams. */
export type SiteExport = References & {
  title: string
  description: string
  /** BCP 47. */
  language: string
  authors: ExportedAuthor[]
  categories: ExportedCategory[]
  pictures: () => AsyncIterable<ExportedPicture>
  texts: () => AsyncIterable<ExportedText>
}
