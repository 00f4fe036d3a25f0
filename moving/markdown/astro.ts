import { slugOf } from '../source/slug-of.ts'
import { asText } from '../source/values.ts'
import { dateIn, namesIn } from './fields.ts'
import type { Page, Rules, Site } from './site.ts'
import { baseName, folderOf, joinedPath } from './slugs.ts'

const TEXT = /\.(md|mdx|markdown|mdoc)$/i
const PAGES = 'src/pages/'
const ROUTE = /^src\/pages\/(?:[^[\]]*\/)?\[(?:\.\.\.)?\w+\](?:\/index)?\.astro$/
const MAX_ROUTE_LENGTH = 1_000
const COLLECTIONS = /^(?:src\/)?(?:content|data)\//

/**
 * How Astro reads a folder: files of `src/pages` are at their path, those of a collection where a route shows them.
 * Source: https://docs.astro.build/en/guides/content-collections, https://docs.astro.build/en/guides/routing
 */
export const astro: Rules = {
  isText: (path) => TEXT.test(path) && (path.startsWith('src/') || COLLECTIONS.test(path)) && !/(^|\/)_/.test(path),
  rootFolders: () => ['public/', 'src/', ''],
  termAddress: (kind, slug, { basePath }) => joinedPath(basePath, kind === 'tag' ? 'tags' : 'categories', slug, '/'),
  // Astro gives files of `src` names of its own; their paths are as good as any.
  pictureAddress: (file, { basePath }) => joinedPath(basePath, file.replace(/^public\//, '')),
  pageOf: (path, fields, site) => {
    const isPage = path.startsWith(PAGES)
    const inside = path.replace(isPage ? PAGES : COLLECTIONS, '').replace(/^src\//, '')
    const [collection = ''] = inside.includes('/') ? inside.split('/') : ['']
    const below = isPage ? inside : inside.slice(collection.length).replace(/^\//, '')
    const date = dateIn(fields)
    const own = asText(fields.slug)
    const name = baseName(below)
    const folders = folderOf(below)
      .split('/')
      .filter((part) => part !== '')
    const id =
      own ||
      [...folders, ...(name === 'index' ? [] : [name])]
        .map((part) => (isPage ? part : part.toLowerCase().replace(/\s+/g, '-')))
        .join('/')
    const route = isPage ? '/' : (site.routes.get(collection) ?? `/${collection}/`)
    const isPost = date !== undefined || (!isPage && /^(blog|posts?|articles?|news|writing|notes?)$/i.test(collection))
    return {
      path,
      fields,
      kind: isPost ? 'post' : 'page',
      section: isPage ? 'pages' : collection || 'content',
      address: joinedPath(site.basePath, route, id, '/'),
      aliases: namesIn(fields.aliases ?? fields.redirect_from).map((alias) => joinedPath(site.basePath, alias)),
      slug: slugOf(id.slice(id.lastIndexOf('/') + 1)) || 'home',
      date,
      isDraft: fields.draft === true || fields.isDraft === true || fields.published === false,
      notes:
        site.routes.has(collection) || isPage
          ? []
          : [`Its address is a guess: no route of the collection “${collection}” was found.`],
      tags: namesIn(fields.tags, /,/),
      categories: namesIn(fields.categories ?? fields.category, /,/),
    } satisfies Page
  },
}

/**
 * Returns where collections are shown, by the routes that read them: `src/pages/blog/[...slug].astro` with
 * `getCollection('blog')` shows them at `/blog/`.
 * @param read returns the text of a file
 */
export async function routesOf({ files }: Site, read: (path: string) => Promise<string>): Promise<Map<string, string>> {
  const routes = new Map<string, string>()
  const folders = new Set<string>()
  for (const path of files) {
    if (!ROUTE.test(path)) continue
    const folder = path.slice(PAGES.length, path.indexOf('['))
    // Others list texts by tag, author, or page.
    if (/(^|\/)(tags?|categor(y|ies)|authors?|page)\//.test(folder)) continue
    folders.add(folder)
    for (const [, name = ''] of (await read(path)).matchAll(/getCollection\(\s*["'`]([\w-]+)["'`]/g))
      if ((routes.get(name)?.length ?? MAX_ROUTE_LENGTH) > folder.length) routes.set(name, `/${folder}`)
  }
  // A route that reads its collection elsewhere mostly has its name: `post` is shown by `posts/[slug].astro`.
  for (const path of files) {
    const [, name = ''] = /^(?:src\/)?(?:content|data)\/([\w-]+)\//.exec(path) ?? []
    const folder = [`${name}/`, `${name}s/`].find((one) => folders.has(one))
    if (name !== '' && folder && !routes.has(name)) routes.set(name, `/${folder}`)
  }
  return routes
}
