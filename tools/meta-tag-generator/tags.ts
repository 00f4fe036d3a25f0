import { escapeText, escapeValue } from '#engine/xml.ts'

type Meta = { title: string; description: string; url: string; image: string; siteName: string; kind: string }

/** Returns the tags of a head, escaped. An empty field gets no tag. */
export function tagsOf({ title, description, url, image, siteName, kind }: Meta): string {
  const meta = (name: 'name' | 'property', key: string, content: string) =>
    content ? `<meta ${name}="${key}" content="${escapeValue(content)}">` : ''
  return [
    `<title>${escapeText(title)}</title>`,
    meta('name', 'description', description),
    url && `<link rel="canonical" href="${escapeValue(url)}">`,
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', kind),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:site_name', siteName),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ]
    .filter((tag) => tag !== '')
    .join('\n')
}
