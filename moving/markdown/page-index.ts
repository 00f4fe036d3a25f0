import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asText, type Fields, listOf } from '../source/values.ts'
import { astro } from './astro.ts'
import { eleventy } from './eleventy.ts'
import { type FrontMatter, readFrontMatter } from './front-matter.ts'
import { hugo } from './hugo.ts'
import { jekyll } from './jekyll.ts'
import type { Generator, Omitted, Page, Rules, Site } from './site.ts'
import { baseName } from './slugs.ts'

export const RULES: Record<Generator, Rules> = { hugo, jekyll, astro, eleventy }

/** Larger texts are data or a mistake. */
export const MAX_TEXT_BYTES = 5_242_880

/** What all texts of a folder are, without their bodies. */
export type PageIndex = {
  pages: Page[]
  omitted: Omitted[]
  byPath: Map<string, Page>
  /** The first page with a name, for Hugo’s short references. */
  byName: Map<string, Page>
}

/** Reads the front matter of all texts of a folder. */
export async function indexPages(site: Site): Promise<PageIndex> {
  const rules = RULES[site.generator]
  const index: PageIndex = { pages: [], omitted: [], byPath: new Map(), byName: new Map() }
  for (const path of site.files) {
    if (!rules.isText(path, site)) continue
    const text = await textAt(site, path)
    if (typeof text !== 'string') {
      index.omitted.push({ path, title: baseName(path), reason: text.reason })
      continue
    }
    const read = readFrontMatter(text)
    const reason = whyOmitted(path, read, site)
    const fields = withDefaults(path, read.fields, site)
    if (reason) {
      if (reason !== 'file') index.omitted.push({ path, title: asText(fields.title) || baseName(path), reason })
      continue
    }
    const page = rules.pageOf(path, fields, site)
    if (!page) continue
    if (/\/404(\.html|\/)?$/.test(page.address)) {
      index.omitted.push({ path, title: '404', reason: 'It was shown for addresses without a page.' })
      continue
    }
    if (read.problem) page.notes.push(`${read.problem}.`)
    index.pages.push(page)
    index.byPath.set(path, page)
    const name = baseName(/\/_?index\.\w+$/.test(path) ? path.slice(0, path.lastIndexOf('/')) : path)
    if (!index.byName.has(name)) index.byName.set(name, page)
  }
  return index
}

/** Returns the text of a file; a reason instead, if it is too large or not text. */
export async function textAt({ root }: Site, path: string): Promise<string | { reason: string }> {
  const bytes = await readFile(join(root, path))
  if (bytes.length > MAX_TEXT_BYTES)
    return { reason: `It has ${bytes.length} bytes; the maximum is ${MAX_TEXT_BYTES}.` }
  return bytes.includes(0) ? { reason: 'It is not a text.' } : bytes.toString('utf8')
}

/** `file` is said of what visitors never saw as a page. */
function whyOmitted(path: string, { hasFrontMatter, body }: FrontMatter, { generator }: Site) {
  if (generator === 'jekyll' && !hasFrontMatter) return 'file'
  if (!/\.html?$/i.test(path)) return undefined
  if (generator === 'eleventy' && !hasFrontMatter) return 'file'
  return /\{%-?\s*(for|if|include|assign|set|extends)\b|\{\{\s*(content|range)\b/.test(body)
    ? 'It is a template: the old site made its content from other files.'
    : undefined
}

/** Tags of a folder are added to those of a file; of everything else, the nearest wins. */
function withDefaults(path: string, own: Fields, { defaults, generator }: Site): Fields {
  const type = /(^|\/)_posts\//.test(path) ? 'posts' : /(^|\/)_drafts\//.test(path) ? 'drafts' : 'pages'
  const inherited = defaults.filter((one) => path.startsWith(one.folder) && (!one.type || one.type === type))
  const fields = Object.assign({}, ...inherited.map((one) => one.fields), own) as Fields
  if (generator !== 'eleventy') return fields
  const tags = [...inherited.map((one) => one.fields), own].flatMap((one) =>
    Array.isArray(one.tags) ? one.tags : [one.tags],
  )
  return { ...fields, tags: listOf(tags).filter((tag) => asText(tag) !== '') }
}
