import { monthNames } from '#engine/text/date-format.ts'
import { slugOf } from '../source/slug-of.ts'
import { asText, type Fields, fieldsOf, firstText } from '../source/values.ts'
import { dateIn, namesIn } from './fields.ts'
import type { Page, Rules, Site } from './site.ts'
import { baseName, folderOf, hugoPart, joinedPath } from './slugs.ts'

/** Hugo also reads other formats, such as AsciiDoc, with programs that are installed beside it. */
const TEXT = /\.(md|markdown|html?)$/i
const OF_LISTS = '_index'

const contentFolder = ({ config }: Site) => `${asText(config.contentDir) || 'content'}/`.replace(/\/+$/, '/')

/** Returns the path below the content folder, without the folder of a language if there is one for each. */
function belowContent(path: string, site: Site) {
  const inside = path.slice(contentFolder(site).length)
  const language = inside.split('/', 1)[0] ?? ''
  const named = fieldsOf(fieldsOf(site.config.languages)[language])
  const isFolder = asText(named.contentDir).endsWith(`/${language}`)
  const isDefault = language === (asText(site.config.defaultContentLanguage) || 'en')
  return isFolder
    ? { inside: inside.slice(language.length + 1), language: isDefault ? '' : language }
    : { inside, language: '' }
}

/**
 * How Hugo reads a folder: sections are folders of `content`, a folder with `index.md` is a page with its files.
 * Source: https://gohugo.io/content-management/urls, https://gohugo.io/content-management/page-bundles
 */
export const hugo: Rules = {
  isText: (path, site) => path.startsWith(contentFolder(site)) && TEXT.test(path),
  rootFolders: (site) => [`${asText(site.config.staticDir) || 'static'}/`, 'assets/', contentFolder(site)],
  termAddress: (kind, slug, { basePath }) => joinedPath(basePath, kind === 'tag' ? 'tags' : 'categories', slug, '/'),
  pictureAddress: (file, site, page) => {
    const [folder] = hugo.rootFolders(site).filter((one) => file.startsWith(one))
    // A file of a page is beside the page.
    if (page && folder === contentFolder(site))
      return joinedPath(
        folderOf(page.address),
        file.startsWith(folderOf(page.path)) ? file.slice(folderOf(page.path).length) : file,
      )
    return joinedPath(site.basePath, file.slice(folder?.length ?? 0))
  },
  pageOf: (path, fields, site) => {
    const { inside, language } = belowContent(path, site)
    const [section = ''] = inside.includes('/') ? inside.split('/') : ['']
    const date = dateIn(fields)
    const isList = baseName(path).replace(/\.[a-z]{2}(-[a-z]{2})?$/i, '') === OF_LISTS
    const isBundle = /\/index\.\w+$/.test(path) || /\/index\.[a-z]{2}\.\w+$/.test(path)
    const folders = folderOf(inside)
      .split('/')
      .filter((part) => part !== '')
    const name = isBundle || isList ? (folders.pop() ?? '') : baseName(inside).replace(/\.[a-z]{2}$/i, '')
    const slug = asText(fields.slug) || name
    const own = asText(fields.url)
    const pattern = isList || section === '' ? '' : permalinkOf(site, section)
    const sections = [...folders]
    const path1 =
      own ||
      (pattern && filled(pattern, { fields, date, section, sections, slug, name })) ||
      plainPath(sections, slug, isList ? name : '', site)
    const isPost = date !== undefined && section !== '' && !isList && fields.type !== 'page'
    return {
      path,
      fields,
      kind: isPost ? 'post' : 'page',
      section: section || 'content',
      address: joinedPath(site.basePath, language, path1),
      aliases: namesIn(fields.aliases).map((alias) =>
        joinedPath(site.basePath, alias.startsWith('/') ? alias : joinedPath(...sections, alias)),
      ),
      slug: slugOf(slug) || slugOf(name) || 'home',
      date,
      isDraft: fields.draft === true,
      notes: hugoNotes(fields, language),
      tags: namesIn(fields.tags, /,/),
      categories: namesIn(fields.categories ?? fields.category, /,/),
    } satisfies Page
  },
}

function plainPath(sections: string[], slug: string, list: string, site: Site) {
  const folders = sections.map(hugoPart)
  if (list !== '' || slug === '') return `/${[...folders, hugoPart(list)].filter((part) => part).join('/')}/`
  const path = `/${[...folders, hugoPart(slug)].join('/')}`
  return site.config.uglyURLs === true || site.config.uglyurls === true ? `${path}.html` : `${path}/`
}

function permalinkOf({ config }: Site, section: string) {
  const permalinks = fieldsOf(config.permalinks)
  return firstText(fieldsOf(permalinks.page)[section], permalinks[section])
}

type Permalink = {
  fields: Fields
  date: string | undefined
  section: string
  sections: string[]
  slug: string
  name: string
}

/** Source: https://gohugo.io/configuration/permalinks */
function filled(pattern: string, { fields, date = '', section, sections, slug, name }: Permalink): string | undefined {
  if (date === '' && /:(year|month|day|monthname|yearday|weekday)/.test(pattern)) return undefined
  const title = asText(fields.title)
  const values: Record<string, string> = {
    year: date.slice(0, 4),
    month: date.slice(5, 7),
    monthname: monthNames[Number(date.slice(5, 7)) - 1] ?? '',
    day: date.slice(8, 10),
    section: hugoPart(section),
    sections: sections.map(hugoPart).join('/'),
    title: hugoPart(title),
    slug: hugoPart(asText(fields.slug) || title || name),
    filename: hugoPart(name),
    contentbasename: hugoPart(name),
    slugorfilename: hugoPart(slug),
    slugorcontentbasename: hugoPart(slug),
  }
  return pattern.replace(/:([a-z]+)(?:\[[^\]]{0,20}\])?/g, (all, token: string) => values[token] ?? all)
}

const hugoNotes = (fields: Fields, language: string) => [
  ...(language
    ? [`It was the version in the language “${language}”. Versions of one text are separate posts here.`]
    : []),
  ...(asText(fields.layout) || asText(fields.type)
    ? [`It had a layout of its own: ${firstText(fields.layout, fields.type)}.`]
    : []),
]
