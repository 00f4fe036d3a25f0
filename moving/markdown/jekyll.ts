import { monthNames } from '#engine/text/date-format.ts'
import { isoDate } from '../source/iso-date.ts'
import { slugOf } from '../source/slug-of.ts'
import { asText, type Fields, fieldsOf, firstText } from '../source/values.ts'
import { dateIn, namesIn } from './fields.ts'
import type { Page, Rules, Site } from './site.ts'
import { baseName, folderOf, joinedPath } from './slugs.ts'

const TEXT = /\.(md|markdown|mkdown|mkdn|mkd|html?)$/i
const POST = /^(\d{4}-\d{1,2}-\d{1,2})-(.+)$/
/** Source: https://jekyllrb.com/docs/permalinks */
const STYLES: Record<string, string> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title:output_ext',
  weekdate: '/:categories/:year/W:week/:short_day/:title:output_ext',
  none: '/:categories/:title:output_ext',
}
/**
 * How Jekyll reads a folder: posts are in `_posts`, with their date in the name; other texts are pages, or in the
 * folder of a collection.
 * Source: https://jekyllrb.com/docs/posts, https://jekyllrb.com/docs/collections
 */
export const jekyll: Rules = {
  isText: (path, site) =>
    TEXT.test(path) && (isPlain(path) || /(^|\/)_(posts|drafts)\//.test(path) || collectionOf(path, site) !== ''),
  rootFolders: () => [''],
  termAddress: () => undefined,
  pictureAddress: (file, { basePath }) => joinedPath(basePath, file.split('/').map(encodeURIComponent).join('/')),
  pageOf: (path, fields, site) => {
    const inPosts = /(?:^|\/)_posts\//.test(path)
    const inDrafts = /(?:^|\/)_drafts\//.test(path)
    const collection = collectionOf(path, site)
    const [, day, rest] = POST.exec(baseName(path)) ?? []
    const name = rest ?? baseName(path)
    const date = dateIn(fields) ?? (day ? isoDate(day) : undefined)
    const kind = inPosts || inDrafts ? 'post' : 'page'
    const above = path
      .slice(0, path.search(/_(posts|drafts)\//))
      .split('/')
      .filter((part) => part !== '')
    const own = kind === 'post' ? namesIn(fields.categories ?? fields.category, /\s+/) : []
    const categories = kind === 'post' ? [...new Set([...above, ...own])] : []
    const slug = asText(fields.slug) || name
    const values = { path, name, slug, date, categories, collection }
    return {
      path,
      fields,
      kind,
      section: collection || (kind === 'post' ? 'posts' : 'pages'),
      address: joinedPath(
        site.basePath,
        kind === 'post' ? postPath(fields, values, site) : pagePath(fields, values, site),
      ),
      aliases: namesIn(fields.redirect_from).map((alias) => joinedPath(site.basePath, alias)),
      slug: slugOf(slug) || 'home',
      date,
      isDraft: inDrafts || fields.published === false || fields.draft === true,
      notes: [],
      tags: namesIn(fields.tags ?? fields.tag, /,|\s+/),
      categories: categories.length > 0 ? categories : namesIn(fields.categories ?? fields.category, /,/),
    } satisfies Page
  },
}

/** Folders and files that begin with an underscore belong to the theme, apart from posts and collections. */
const isPlain = (path: string) =>
  !/(^|\/)[_.]/.test(path) && !/^(readme|license|contributing|changelog|code_of_conduct)\b/i.test(path)

function collectionOf(path: string, { config }: Site) {
  const [, folder = ''] = /^_([\w-]+)\//.exec(path) ?? []
  if (/^(posts|drafts)$/.test(folder)) return ''
  const { collections } = config
  const named = Array.isArray(collections) ? namesIn(collections) : Object.keys(fieldsOf(collections))
  return named.includes(folder) ? folder : ''
}

type Values = {
  path: string
  name: string
  slug: string
  date: string | undefined
  categories: string[]
  collection: string
}

function postPath(fields: Fields, values: Values, { config }: Site) {
  const named = firstText(fields.permalink, config.permalink, 'date')
  return filled(STYLES[named] ?? named, values)
}

function pagePath(fields: Fields, values: Values, { config }: Site) {
  const { path, collection, name } = values
  const own = asText(fields.permalink)
  if (own) return filled(STYLES[own] ?? own, values)
  const isPretty = config.permalink === 'pretty' || asText(config.permalink).endsWith('/')
  const pattern = asText(fieldsOf(fieldsOf(config.collections)[collection]).permalink)
  if (collection && pattern) return filled(pattern, values)
  const folder = collection ? `/${path.slice(1, path.lastIndexOf('/') + 1)}` : `/${folderOf(path)}`
  if (name === 'index') return folder
  return isPretty && !collection ? `${folder}${name}/` : `${folder}${name}.html`
}

function filled(pattern: string, { path, name, slug, date = '', categories, collection }: Values) {
  const at = date ? new Date(date) : undefined
  const values: Record<string, string> = {
    year: date.slice(0, 4),
    short_year: date.slice(2, 4),
    month: date.slice(5, 7),
    i_month: `${Number(date.slice(5, 7))}`,
    long_month: monthNames[Number(date.slice(5, 7)) - 1] ?? '',
    short_month: (monthNames[Number(date.slice(5, 7)) - 1] ?? '').slice(0, 3),
    day: date.slice(8, 10),
    i_day: `${Number(date.slice(8, 10))}`,
    y_day: at ? dayOfYear(at) : '',
    hour: date.slice(11, 13),
    minute: date.slice(14, 16),
    second: date.slice(17, 19),
    title: slug,
    slug: slugOf(slug),
    name: slugOf(name),
    basename: name,
    path: path.replace(/^_[^/]+\//, '').replace(/\.\w+$/, ''),
    collection,
    categories: categories.map((one) => one.toLowerCase().replace(/\s+/g, '-')).join('/'),
    slugified_categories: categories.map(slugOf).join('/'),
    output_ext: '.html',
  }
  return pattern.replace(/:([a-z_]+)/g, (all, token: string) => values[token] ?? all)
}

const dayOfYear = (date: Date) =>
  `${Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 0)) / 86_400_000)}`.padStart(3, '0')
