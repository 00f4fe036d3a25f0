import { metaContent, type PageHead } from '#engine/web/read-head.ts'
import { elementText, type Markup } from '#engine/web/read-tags.ts'

export type PageData = {
  title: string | null
  description: string | null
  canonical: string | null
  robots: string | null
  viewport: string | null
  lang: string | null
  og: Record<string, string>
  twitter: Record<string, string>
  hreflang: { lang: string; url: string | null }[]
  headings: { level: number; text: string; line: number }[]
}

/** Returns the head of a page and its headings. An absent value is `null`. */
export function readPageData(markup: Markup, head: PageHead): PageData {
  const withPrefix = (prefix: string) =>
    Object.fromEntries(
      head.metas
        .filter(({ key }) => key.startsWith(prefix))
        .toReversed()
        .map(({ key, content }) => [key, content.trim()]),
    )
  return {
    title: head.titles[0]?.text || null,
    description: metaContent(head, 'description'),
    canonical: head.links.find(({ rels }) => rels.includes('canonical'))?.url ?? null,
    robots: metaContent(head, 'robots'),
    viewport: metaContent(head, 'viewport'),
    lang: head.lang,
    og: withPrefix('og:'),
    twitter: withPrefix('twitter:'),
    hreflang: head.links
      .filter(({ rels, tag }) => rels.includes('alternate') && tag.attributes.hreflang)
      .map(({ url, tag }) => ({ lang: tag.attributes.hreflang ?? '', url })),
    headings: markup.tags
      .filter(({ name, isInTemplate, isInNoscript }) => /^h[1-6]$/.test(name) && !isInTemplate && !isInNoscript)
      .map((tag) => ({ level: Number(tag.name[1]), text: elementText(markup, tag), line: tag.line })),
  }
}
