/** An item of an export, by its elements. */
type Item = {
  id: number
  title: string
  type?: string
  slug: string
  link: string
  status?: string
  date?: string
  content?: string
  excerpt?: string
  more?: string
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

/**
 * Returns an export as WordPress writes it (WXR 1.2).
 * @param site the URL of the old site
 * @param more elements of the channel, such as categories
 */
export function wordpressExport(site: string, items: Item[], more = ''): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Old shop</title><link>${site}</link><language>en-US</language>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${site}</wp:base_site_url><wp:base_blog_url>${site}</wp:base_blog_url>
<wp:author><wp:author_id>3</wp:author_id><wp:author_login>${cdata('hana')}</wp:author_login><wp:author_email>${cdata('hana@old.example')}</wp:author_email><wp:author_display_name>${cdata('Hana Moves')}</wp:author_display_name></wp:author>
${more}
${items.map(itemXml).join('\n')}
</channel></rss>
`
}

function itemXml({
  id,
  title,
  type = 'post',
  slug,
  link,
  status = 'publish',
  date,
  content,
  excerpt,
  more = '',
}: Item) {
  const moment = date ?? '2019-05-04 10:00:00'
  return `<item>
<title>${cdata(title)}</title><link>${link}</link><dc:creator>${cdata('hana')}</dc:creator>
<guid isPermaLink="false">${new URL(link).origin}/?p=${id}</guid>
<content:encoded>${cdata(content ?? '')}</content:encoded><excerpt:encoded>${cdata(excerpt ?? '')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>${cdata(moment)}</wp:post_date><wp:post_date_gmt>${cdata(moment)}</wp:post_date_gmt>
<wp:post_name>${cdata(slug)}</wp:post_name><wp:status>${cdata(status)}</wp:status><wp:post_parent>0</wp:post_parent><wp:post_type>${cdata(type)}</wp:post_type><wp:post_password></wp:post_password><wp:is_sticky>0</wp:is_sticky>
${more}
</item>`
}

/** Returns a category of such an export, as its channel and its posts name it. */
export const categoryXml = (id: number, slug: string, name: string) =>
  `<wp:category><wp:term_id>${id}</wp:term_id><wp:category_nicename>${cdata(slug)}</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>${cdata(name)}</wp:cat_name></wp:category>`
export const inCategory = (slug: string, name: string) =>
  `<category domain="category" nicename="${slug}">${cdata(name)}</category>`
export const metaXml = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`
