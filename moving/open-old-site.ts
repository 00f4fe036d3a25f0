import type { OldSite, System } from './item.ts'

/** What a person who moves decides about an export. */
export type OldSiteOptions = {
  /** URL of the old site, for exports that do not name it. */
  siteUrl?: string | undefined
  /** What becomes of the kinds of the old site: `{ product: 'page', event: 'post', ticket: 'skip' }`. */
  types?: Record<string, 'post' | 'page' | 'skip'> | undefined
  /** A file that maps the schema of a Sanity dataset. */
  mapping?: string | undefined
  /** The members of a Ghost site, as CSV. */
  members?: string | undefined
  /** A copy of the old site’s files. */
  files?: string | undefined
  /** The redirects of a Ghost site: `redirects.yaml` or `redirects.json`. */
  redirects?: string | undefined
}

export const SYSTEMS: readonly System[] = ['wordpress', 'ghost', 'sanity', 'markdown']

/**
 * Opens an export of a system.
 * @throws {UnreadableExport} if the file is none
 */
export async function openOldSite(system: System, path: string, options: OldSiteOptions): Promise<OldSite> {
  switch (system) {
    case 'wordpress':
      return (await import('./wordpress/open-wordpress.ts')).openWordPress(path, options)
    case 'ghost':
      return (await import('./ghost/open-ghost.ts')).openGhost(path, options)
    case 'sanity':
      return (await import('./sanity/open-sanity.ts')).openSanity(path, options)
    case 'markdown':
      return (await import('./markdown/open-markdown.ts')).openMarkdown(path, options)
  }
}
