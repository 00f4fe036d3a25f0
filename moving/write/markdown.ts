import { stringify } from 'yaml'
import { exportedMarkdown, MEDIA } from './markdown-body.ts'
import type { ExportedText, SiteExport } from './site-export.ts'

/** A file of an export: its path, with slashes, and its content in UTF-8. */
export type TextFile = { path: string; text: string }

/**
 * Yields a site as Markdown with YAML front matter, as Hugo, Jekyll, Eleventy, and Astro read it: one file for each
 * post and page, `authors.yaml`, and `categories.yaml`. The pictures that texts name belong into the folder `media`.
 */
export async function* writeMarkdown(site: SiteExport): AsyncGenerator<TextFile> {
  const authors = site.authors.map(({ slug, name, email, bio, profiles, portrait }) =>
    present({ slug, name, email, bio, profiles, image: imagePath(portrait, site, 'media/') }),
  )
  yield { path: 'authors.yaml', text: yaml(authors) }
  const categories = site.categories.map(({ slug, title, description }) => present({ slug, title, description }))
  yield { path: 'categories.yaml', text: yaml(categories) }
  for await (const text of site.texts()) {
    const folder = text.kind === 'post' ? 'posts' : 'pages'
    const name = text.kind === 'post' ? text.slug : text.path.replace(/^\/+|\/+$/g, '').replaceAll('/', '-') || 'index'
    const body = exportedMarkdown(text.body, site)
    yield { path: `${folder}/${name}.md`, text: `---\n${yaml(frontMatter(text, site))}---\n${body && `\n${body}\n`}` }
  }
}

function frontMatter(text: ExportedText, site: SiteExport) {
  const titles = new Map(site.categories.map(({ slug, title }) => [slug, title]))
  const picture = site.pictureOf(text.picture)
  const { title, description, noindex } = text.seo
  return present({
    title: text.title,
    slug: text.slug,
    date: text.date,
    updated: text.updated,
    draft: text.status === 'draft' ? true : undefined,
    description: description || text.excerpt,
    excerpt: description && description !== text.excerpt ? text.excerpt : undefined,
    categories: text.categories.flatMap((slug) => titles.get(slug) ?? []),
    author: text.author,
    image: imagePath(text.picture, site, MEDIA),
    imageAlt: picture?.alt,
    pinned: text.pinned ? true : undefined,
    noindex: noindex ? true : undefined,
    seo: title ? { title } : undefined,
    aliases: text.aliases,
  })
}

function imagePath(value: unknown, { pictureOf }: SiteExport, folder: string) {
  const picture = pictureOf(value)
  return picture && folder + encodeURIComponent(picture.file)
}

/** Returns the fields that say something. */
function present(fields: Record<string, unknown>) {
  const isPresent = (value: unknown) =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isPresent(value)))
}

/** Many programs read YAML 1.1, where `yes` and `2024-01-01` are no texts without quotation marks. */
const yaml = (value: unknown) => stringify(value, { lineWidth: 0, schema: 'yaml-1.1' })
