/** The systems whose exports can be moved in. */
export type System = 'wordpress' | 'ghost' | 'sanity' | 'markdown'

/**
 * What one export has. It is read as a stream, more than once, so that the memory does not grow with the export.
 * @example for await (const item of source.items()) …
 */
export type OldSite = {
  system: System
  /** The URL of the old site, without a trailing slash, if the export or the person who moves names it. */
  siteUrl: string | undefined
  /** Yields every item, each time in the same order: what others refer to comes at any place. */
  items: () => AsyncIterable<Item>
  /**
   * Returns the bytes of a file that the export has, by the `file` of a picture.
   * @throws if there is no such file, or it is larger than `maxBytes`
   */
  readFile?: (file: string, maxBytes: number) => Promise<Buffer>
}

/** What every item has. */
type About = {
  /** Names the item within its system, the same in each export of the same site: `post 123`. */
  key: string
  /** Where the item is in the export, for the report: `line 1204`, or the path of a file. */
  at: string
  /** What the old site called its kind, for the report: `post`, `attachment`, `wp_block`. */
  type: string
  /** URLs and paths at which the old site had it: whole, or from the root, with a query where it names the item. */
  addresses: string[]
  /** What cannot be taken over, in sentences for the report. The item comes in without it. */
  notes: string[]
}

export type AuthorItem = About & {
  kind: 'author'
  name: string
  /** As in the URL of the old site. */
  username: string
  email?: string | undefined
  bio?: string | undefined
  portrait?: Picture | undefined
  profiles?: string[] | undefined
}

export type TermItem = About & {
  /** A tag is a category here, if the person who moves says so; otherwise its page leads to the blog. */
  kind: 'category' | 'tag'
  title: string
  slug: string
  description: string
}

/** A picture as a body, a post, or an author refers to it. */
export type Picture = {
  /** Key of a picture item, if the export names it. */
  key?: string | undefined
  /** Where it was on the old site, or its path in the export. Sizes of one picture have the URL of the original. */
  url: string
  alt?: string | undefined
  caption?: string | undefined
  /** The point that every crop shows, in percent of width and height. */
  focus?: { x: number; y: number } | undefined
}

export type PictureItem = About & {
  kind: 'picture'
  url: string
  alt: string
  caption: string
  /** The file name. */
  name: string
  /** The file in the export, for `readFile`; without one, the picture is fetched from its URL if that is allowed. */
  file?: string | undefined
}

/** A text of the old site, before it is a text of the editor. */
export type Body =
  /** HTML with the special elements of `moving/body`, and what `readBody` needs to know of it. */
  | { html: string }
  /** Markdown, without front matter. */
  | { markdown: string }

export type Status = 'published' | 'scheduled' | 'draft' | 'trash'

export type Seo = {
  title?: string | undefined
  description?: string | undefined
  noindex?: boolean | undefined
}

export type PostItem = About & {
  kind: 'post' | 'page'
  title: string
  slug: string
  excerpt: string
  body: Body
  status: Status
  /** ISO 8601, in UTC. Of a scheduled post, the moment of its publication. */
  date: string | undefined
  updated?: string | undefined
  /** Keys of authors; the first one is shown. */
  authors: string[]
  /** Keys of terms. */
  terms: string[]
  picture?: Picture | undefined
  seo: Seo
  /** Whether the old site pinned it to the top. */
  pinned?: boolean | undefined
}

export type CommentItem = About & {
  kind: 'comment'
  /** Key of the post. */
  on: string
  /** Key of the comment that it answers. */
  parent?: string | undefined
  name: string
  email?: string | undefined
  text: string
  date: string | undefined
  isApproved: boolean
}

export type RedirectItem = About & {
  kind: 'redirect'
  from: string
  /** Where it leads; without one, the old page is gone (410). */
  to?: string | undefined
}

export type MenuItem = About & { kind: 'menu'; name: string; links: { label: string; url: string; level: number }[] }

export type SubscriberItem = About & {
  kind: 'subscriber'
  email: string
  name?: string | undefined
  /** Only who confirmed there gets the newsletter here. */
  consent: 'confirmed' | 'unsubscribed' | 'unknown'
  since: string | undefined
}

/** Something of the export that has no place here, and why. */
export type LeftOutItem = About & { kind: 'left-out'; title: string; reason: string }

export type Item =
  | AuthorItem
  | TermItem
  | PictureItem
  | PostItem
  | CommentItem
  | RedirectItem
  | MenuItem
  | SubscriberItem
  | LeftOutItem

/** An error that tells the person who moves what is wrong with an export, and what to do. */
export class UnreadableExport extends Error {
  override name = 'UnreadableExport'
}

/** An error that says, as a sentence, why a picture of the old site cannot be had. */
export class UnavailablePicture extends Error {
  override name = 'UnavailablePicture'
}
