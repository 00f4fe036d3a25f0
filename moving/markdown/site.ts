import type { Fields } from '../source/values.ts'

export const GENERATORS = ['hugo', 'jekyll', 'astro', 'eleventy'] as const
export type Generator = (typeof GENERATORS)[number]

/** A folder of a static generator, before its texts are read. */
export type Site = {
  generator: Generator
  root: string
  /** Fields of the configuration, as far as it is YAML, TOML, or JSON. */
  config: Fields
  siteUrl: string | undefined
  /** What all paths of the site begin with, without a slash at its end: `/blog`, or nothing. */
  basePath: string
  /** Paths of all files from the root, without what is hidden or generated. */
  files: Set<string>
  /** Where Eleventy reads, or the routes of Astro's collections; from the root, with a slash at the end. */
  inputs: string[]
  /** Where a collection of Astro is shown: `blog` at `/posts/`. */
  routes: Map<string, string>
  /** What else the folder says of texts: defaults by the folder that they are for. */
  defaults: { folder: string; type?: string; fields: Fields }[]
}

/** A text of the folder, before its body is read. */
export type Page = {
  path: string
  fields: Fields
  kind: 'post' | 'page'
  /** What the generator calls the group it is in: a section or collection, for the report. */
  section: string
  /** Its path on the old site, from the root. */
  address: string
  /** Further paths: aliases. */
  aliases: string[]
  slug: string
  date: string | undefined
  isDraft: boolean
  notes: string[]
  tags: string[]
  categories: string[]
}

/** A file that is no text of the site, and why. */
export type Omitted = { path: string; title: string; reason: string }

/** What is different for each generator. */
export type Rules = {
  /** Returns whether a file is a text, or may be one. */
  isText: (path: string, site: Site) => boolean
  /** Returns what a text is; undefined if it is part of the theme or the documentation of the folder. */
  pageOf: (path: string, fields: Fields, site: Site) => Page | undefined
  /** Folders whose files are at the root of the site, with a slash at their end. */
  rootFolders: (site: Site) => string[]
  /** Returns the path of a picture on the old site. */
  pictureAddress: (file: string, site: Site, page: Page | undefined) => string
  /** Path of the page of a tag or category. */
  termAddress: (kind: 'tag' | 'category', slug: string, site: Site) => string | undefined
}
