import { isoDate } from '../source/iso-date.ts'
import { slugOf } from '../source/slug-of.ts'
import { asText, type Fields } from '../source/values.ts'
import { dateIn, namesIn } from './fields.ts'
import type { Page, Rules, Site } from './site.ts'
import { baseName, folderOf, joinedPath } from './slugs.ts'

const TEXT = /\.(md|markdown|html)$/i
/** Folders of the theme, and what is hidden. */
const NO_TEXT = /(^|\/)(\.|_(includes|layouts|data|components|site)\/)/
const DATED = /^(\d{4}-\d{2}-\d{2})-(.+)$/
/** Tags that only put texts into a collection. */
const COLLECTIONS = /^(all|posts?|blog|articles?|pages?|nav)$/i
const BLOG_FOLDER = /(^|\/)(blog|posts?|articles?|news|writing|notes?)\//i

/**
 * How Eleventy reads a folder: each file is at its own path, or at its `permalink`. Also for a folder of Markdown
 * without a generator.
 * Source: https://www.11ty.dev/docs/permalinks, https://www.11ty.dev/docs/data-cascade
 */
export const eleventy: Rules = {
  isText: (path, site) => {
    if (!TEXT.test(path) || NO_TEXT.test(path.slice(inputOf(path, site).length))) return false
    return (
      site.inputs.some((input) => path.startsWith(input)) &&
      !/^(readme|license|contributing|changelog|code_of_conduct)\b/i.test(path)
    )
  },
  rootFolders: (site) => ['public/', 'static/', 'assets/', ...site.inputs, ''],
  termAddress: (kind, slug, { basePath }) => joinedPath(basePath, kind === 'tag' ? 'tags' : 'categories', slug, '/'),
  pictureAddress: (file, site) =>
    joinedPath(site.basePath, file.replace(/^(public|static)\//, '').replace(inputOf(file, site), '')),
  pageOf: (path, fields, site) => {
    const inside = path.slice(inputOf(path, site).length)
    const [, day, rest] = DATED.exec(baseName(inside)) ?? []
    const name = rest ?? baseName(inside)
    const folders = folderOf(inside)
      .split('/')
      .filter((part) => part !== '')
    const isIndex = name === 'index' || name === folders.at(-1)
    const slug = isIndex ? (folders.at(-1) ?? '') : name
    const date = dateIn(fields) ?? (day ? isoDate(day) : undefined)
    const all = namesIn(fields.tags)
    const own = permalinkOf(fields, slug)
    const isPost =
      all.some((tag) => /^(posts?|blog|articles?)$/i.test(tag)) ||
      (date !== undefined && folders.length > 0) ||
      (BLOG_FOLDER.test(inside) && !isIndex)
    return {
      path,
      fields,
      kind: isPost ? 'post' : 'page',
      section: folders[0] ?? 'pages',
      address: joinedPath(site.basePath, own ?? `/${[...folders, ...(isIndex ? [] : [name])].join('/')}/`),
      aliases: namesIn(fields.aliases ?? fields.redirect_from).map((alias) => joinedPath(site.basePath, alias)),
      slug: slugOf(asText(fields.slug) || slug) || 'home',
      date,
      isDraft: fields.draft === true || fields.permalink === false,
      notes:
        own === undefined && asText(fields.permalink)
          ? [`Its permalink is computed, so its address is a guess: ${asText(fields.permalink).slice(0, 200)}`]
          : [],
      tags: all.filter((tag) => !COLLECTIONS.test(tag)),
      categories: namesIn(fields.categories ?? fields.category, /,/),
    } satisfies Page
  },
}

const inputOf = (path: string, { inputs }: Site) => inputs.find((input) => path.startsWith(input)) ?? ''

/** Returns a permalink whose templates only name the file or the title. */
function permalinkOf(fields: Fields, slug: string): string | undefined {
  const permalink = asText(fields.permalink)
  if (permalink === '') return undefined
  const whole = permalink
    .replace(/\{\{-?\s*page\.fileSlug\s*-?\}\}/g, slug)
    .replace(/\{\{-?\s*title\s*\|\s*slug(?:ify)?\s*-?\}\}/g, slugOf(asText(fields.title)))
    .replace(/\{\{-?\s*slug\s*-?\}\}/g, asText(fields.slug))
    .replace(/(^|\/)index\.html$/, '$1')
  return /\{[{%]/.test(whole) ? undefined : whole
}
