import type { ExportIndex } from '../export/export-index.ts'
import type { WordPressOptions } from '../options.ts'

/** The old site, as items refer to it. */
export type Site = {
  /** Without a trailing slash. */
  url: string | undefined
  /** The path of the site, if it is in a folder: `/blog`, otherwise nothing. */
  folder: string
  /** In lower case, without `www.`. */
  host: string
  title: string
  tagline: string
  index: ExportIndex
  options: WordPressOptions
}

const MAX_URL_LENGTH = 8_000

/** Returns what an export says about its site. */
export function siteOf(index: ExportIndex, options: WordPressOptions): Site {
  const named = [options.siteUrl, index.channel.get('wp:base_blog_url'), index.channel.get('link')]
  const url = named.map((one) => webUrl(one ?? '')).find((one) => one !== undefined)
  return {
    url: url?.href.replace(/\/+$/, ''),
    folder: url?.pathname.replace(/\/+$/, '') ?? '',
    host: url ? bareHost(url) : '',
    title: index.channel.get('title') ?? '',
    tagline: index.channel.get('description') ?? '',
    index,
    options,
  }
}

/** Returns a URL of the web without its query, or undefined. */
export function webUrl(text: string): URL | undefined {
  const url = text.length > MAX_URL_LENGTH ? null : URL.parse(text.trim())
  return url && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url : undefined
}

export const bareHost = ({ host }: URL) => host.replace(/^www\./, '')
