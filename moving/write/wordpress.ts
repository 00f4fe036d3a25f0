import { escapeText } from '#engine/xml.ts'
import type { ExportedPicture, ExportedText, SiteExport } from './site-export.ts'
import { wordPressBody } from './wordpress-body.ts'

/** WordPress has one sequence of ids for everything that has a body; here, each collection has its own. */
const KINDS = ['picture', 'post', 'page'] as const
const STATUS = { published: 'publish', scheduled: 'future', draft: 'draft' } as const
const NO_DATE = '0000-00-00 00:00:00'
const NAMESPACES = {
  excerpt: 'http://wordpress.org/export/1.2/excerpt/',
  content: 'http://purl.org/rss/1.0/modules/content/',
  wfw: 'http://wellformedweb.org/CommentAPI/',
  dc: 'http://purl.org/dc/elements/1.1/',
  wp: 'http://wordpress.org/export/1.2/',
}

/**
 * Yields a site as an export of WordPress (WXR 1.2), which its importer reads: authors, categories, pictures, posts,
 * and pages. WordPress shows titles and excerpts as HTML, so that they are escaped. Texts are in the markup of the
 * block editor, titles and descriptions for search engines those of Yoast.
 * Source: `wp-admin/includes/export.php`, and https://wordpress.org/documentation/article/tools-export-screen/
 */
export async function* writeWordPress(site: SiteExport): AsyncGenerator<string> {
  yield header(site)
  for await (const picture of site.pictures()) yield attachment(picture, site)
  for await (const text of site.texts()) yield item(text, site)
  yield '</channel>\n</rss>\n'
}

function header({ title, siteUrl, description, language, authors, categories }: SiteExport) {
  const names = Object.entries(NAMESPACES).map(([prefix, url]) => `xmlns:${prefix}="${url}"`)
  const channel = [
    tag('title', title),
    tag('link', siteUrl),
    tag('description', description),
    tag('language', language),
    tag('wp:wxr_version', '1.2'),
    tag('wp:base_site_url', siteUrl),
    tag('wp:base_blog_url', siteUrl),
    ...authors.map(({ id, slug, name, email }) =>
      element('wp:author', [
        tag('wp:author_id', String(id)),
        cdata('wp:author_login', slug),
        cdata('wp:author_email', email ?? ''),
        cdata('wp:author_display_name', name),
        cdata('wp:author_first_name', name.split(' ').slice(0, -1).join(' ') || name),
        cdata('wp:author_last_name', name.includes(' ') ? (name.split(' ').at(-1) ?? '') : ''),
      ]),
    ),
    ...categories.map(({ id, slug, title: name, description: about }) =>
      element('wp:category', [
        tag('wp:term_id', String(id)),
        cdata('wp:category_nicename', slug),
        cdata('wp:category_parent', ''),
        cdata('wp:cat_name', escapeText(name)),
        cdata('wp:category_description', escapeText(about)),
      ]),
    ),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${names.join(' ')}>\n<channel>\n${channel.join('\n')}\n`
}

const idOf = (kind: (typeof KINDS)[number], id: number) => id * KINDS.length + KINDS.indexOf(kind)

function attachment(picture: ExportedPicture, site: SiteExport) {
  const url = absolute(picture.url, site)
  const id = idOf('picture', picture.id)
  return element('item', [
    cdata('title', picture.file.replace(/\.\w+$/, '')),
    tag('link', url),
    tag('guid', url, ' isPermaLink="false"'),
    cdata('content:encoded', ''),
    cdata('excerpt:encoded', escapeText(picture.caption ?? '')),
    tag('wp:post_id', String(id)),
    ...dates(picture.date, undefined),
    cdata('wp:comment_status', 'closed'),
    cdata('wp:ping_status', 'closed'),
    cdata('wp:post_name', picture.file.replace(/\.\w+$/, '').toLowerCase()),
    cdata('wp:status', 'inherit'),
    ...place('attachment'),
    cdata('wp:attachment_url', url),
    ...meta({ _wp_attached_file: picture.file, _wp_attachment_image_alt: picture.alt }),
  ])
}

function item(text: ExportedText, site: SiteExport) {
  const url = absolute(text.path, site)
  const { content, footnotes } = wordPressBody(text.body, site, ({ id }) => idOf('picture', id))
  const picture = site.pictureOf(text.picture)
  const known = new Map(site.categories.map(({ slug, title }) => [slug, title]))
  return element('item', [
    cdata('title', escapeText(text.title)),
    tag('link', url),
    ...(text.date ? [tag('pubDate', new Date(text.date).toUTCString().replace('GMT', '+0000'))] : []),
    cdata('dc:creator', text.author ?? ''),
    tag('guid', url, ' isPermaLink="false"'),
    cdata('content:encoded', content),
    cdata('excerpt:encoded', escapeText(text.excerpt)),
    tag('wp:post_id', String(idOf(text.kind, text.id))),
    ...dates(text.date, text.updated),
    cdata('wp:comment_status', 'closed'),
    cdata('wp:ping_status', 'closed'),
    cdata('wp:post_name', text.slug),
    cdata('wp:status', STATUS[text.status]),
    ...place(text.kind, text.pinned === true),
    ...text.categories.flatMap((slug) =>
      known.has(slug)
        ? [
            cdata(
              'category',
              escapeText(known.get(slug) ?? ''),
              ` domain="category" nicename="${escapeAttribute(slug)}"`,
            ),
          ]
        : [],
    ),
    ...meta({
      ...(picture ? { _thumbnail_id: String(idOf('picture', picture.id)) } : {}),
      ...(text.seo.title ? { _yoast_wpseo_title: text.seo.title } : {}),
      ...(text.seo.description ? { _yoast_wpseo_metadesc: text.seo.description } : {}),
      ...(text.seo.noindex ? { '_yoast_wpseo_meta-robots-noindex': '1' } : {}),
      ...(footnotes.length > 0 ? { footnotes: JSON.stringify(footnotes) } : {}),
    }),
  ])
}

/** The site has no time zone of its own, so that both dates are in UTC. */
function dates(date: string | undefined, updated: string | undefined) {
  const published = date ? sqlDate(date) : NO_DATE
  const modified = updated ? sqlDate(updated) : published
  return [
    cdata('wp:post_date', published),
    cdata('wp:post_date_gmt', published),
    cdata('wp:post_modified', modified),
    cdata('wp:post_modified_gmt', modified),
  ]
}

const sqlDate = (date: string) => new Date(date).toISOString().slice(0, 19).replace('T', ' ')

const place = (type: string, isSticky = false) => [
  tag('wp:post_parent', '0'),
  tag('wp:menu_order', '0'),
  cdata('wp:post_type', type),
  cdata('wp:post_password', ''),
  tag('wp:is_sticky', isSticky ? '1' : '0'),
]

const meta = (values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) =>
    element('wp:postmeta', [cdata('wp:meta_key', key), cdata('wp:meta_value', value)]),
  )

const absolute = (url: string, { siteUrl }: SiteExport) => URL.parse(url, `${siteUrl}/`)?.href ?? url
const element = (name: string, parts: string[]) => `<${name}>\n${parts.join('\n')}\n</${name}>\n`
const tag = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escapeText(valid(text))}</${name}>`
const escapeAttribute = (text: string) => escapeText(valid(text)).replaceAll('"', '&quot;')

/** A section cannot contain its own end (XML 1.0, 2.7), which is divided between two. */
const cdata = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}><![CDATA[${valid(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`

/** Drops characters that XML does not allow (XML 1.0, 2.2). */
const valid = (text: string) => text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
