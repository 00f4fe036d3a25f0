import type { Finding, Reference } from '#engine/tool/blocks.ts'
import type { PageHead } from '#engine/web/read-head.ts'
import type { PageData } from './read-page.ts'

const titles: Reference = {
  label: 'Google: title links',
  url: 'https://developers.google.com/search/docs/appearance/title-link',
}
const descriptions: Reference = {
  label: 'Google: snippets',
  url: 'https://developers.google.com/search/docs/appearance/snippet',
}
const canonicals: Reference = {
  label: 'Google: canonical URLs',
  url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
}
const robots: Reference = {
  label: 'Google: robots meta tag',
  url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
}
const html: Reference = {
  label: 'HTML Standard: the lang attribute',
  url: 'https://html.spec.whatwg.org/multipage/dom.html#the-lang-and-xml:lang-attributes',
}

/** Returns findings about gaps and contradictions in the head of a page. */
export function checkHead(head: PageHead, page: PageData): Finding[] {
  const found: Finding[] = []
  const add = (
    id: string,
    severity: Finding['severity'],
    title: string,
    text: { why: string; fix: string; ref: Reference; line?: number | undefined; evidence?: string },
  ) => {
    const { line, ...rest } = text
    found.push({ id, severity, title, ...rest, ...(line ? { place: { line } } : {}) })
  }
  if (!page.title)
    add('missing-title', 'critical', 'The page has no title.', {
      why: 'The title is the link in search results and the label of the tab.',
      fix: '<title>…</title>',
      ref: titles,
    })
  if (head.titles.length > 1)
    add('several-titles', 'warning', `There are ${head.titles.length} title elements.`, {
      why: 'Browsers use the first one; search engines may use another.',
      fix: 'Keep one.',
      ref: titles,
      line: head.titles[1]?.tag.line,
      evidence: head.titles.map(({ text }) => `“${text.slice(0, 80)}”`).join(', '),
    })
  if (!page.description)
    add('missing-description', 'warning', 'The page has no meta description.', {
      why: 'Search engines then choose a passage of the page for their result.',
      fix: '<meta name="description" content="…">',
      ref: descriptions,
    })
  const all = head.metas.filter(({ key }) => key === 'description')
  if (all.length > 1)
    add('several-descriptions', 'warning', `There are ${all.length} meta descriptions.`, {
      why: 'It is not defined which one is used.',
      fix: 'Keep one.',
      ref: descriptions,
      line: all[1]?.tag.line,
    })
  const links = head.links.filter(({ rels }) => rels.includes('canonical'))
  if (links.length === 0)
    add('missing-canonical', 'notice', 'The page names no canonical URL.', {
      why: 'Variants with parameters may be indexed as pages of their own.',
      fix: `<link rel="canonical" href="${head.base || 'https://…'}">`,
      ref: canonicals,
    })
  if (new Set(links.map(({ url }) => url)).size > 1)
    add('several-canonicals', 'critical', 'The page names different canonical URLs.', {
      why: 'Google then ignores all of them.',
      fix: 'Keep one.',
      ref: canonicals,
      line: links[1]?.tag.line,
      evidence: links.map(({ href }) => href.slice(0, 120)).join(', '),
    })
  const outside = links.find(({ tag }) => !tag.isInHead)
  if (outside)
    add('canonical-in-body', 'critical', 'The canonical link is in the body.', {
      why: 'Google accepts it in the head only. An element that may not be in the head ends it early.',
      fix: 'Move it to the head, before scripts and noscript elements that contain images or iframes.',
      ref: canonicals,
      line: outside.tag.line,
    })
  if (/(?:^|[\s,])(?:noindex|none)(?:$|[\s,])/i.test(page.robots ?? ''))
    add('noindex', 'warning', 'The page asks search engines not to index it.', {
      why: 'It does not appear in search results.',
      fix: 'Remove noindex if the page should be found.',
      ref: robots,
      line: head.metas.find(({ key }) => key === 'robots')?.tag.line,
      evidence: `robots: ${page.robots}`,
    })
  if (!page.lang)
    add('missing-lang', 'notice', 'The html element has no lang attribute.', {
      why: 'Screen readers and translators have to guess the language.',
      fix: '<html lang="en">',
      ref: html,
    })
  if (!page.viewport)
    add('missing-viewport', 'warning', 'The page has no viewport meta tag.', {
      why: 'Phones show the page at desktop width.',
      fix: '<meta name="viewport" content="width=device-width, initial-scale=1">',
      ref: { label: 'web.dev: viewport', url: 'https://web.dev/articles/responsive-web-design-basics#viewport' },
    })
  return found
}
