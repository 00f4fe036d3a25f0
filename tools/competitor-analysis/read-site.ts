import { Failure } from '#engine/failures.ts'
import { websiteHost } from '#engine/net/hosts.ts'
import { keyphrasesOf } from '#engine/text/keyphrases.ts'
import { type WordRuns, wordRuns } from '#engine/text/phrases.ts'
import { type Language, languages } from '#engine/text/stop-words.ts'
import { wordsOf } from '#engine/text/words.ts'
import type { Page, ReceivedPage } from '#engine/web/page.ts'
import { metaContent, readHead, readJsonLdScripts, resolveUrl } from '#engine/web/read-head.ts'
import { elementText, type Markup, readTags, type Tag } from '#engine/web/read-tags.ts'
import { isRead, whyUnread } from '#engine/web/received-page.ts'
import { readMainText } from '#engine/web/text-source.ts'
import { withoutMenus } from './without-menus.ts'

/** The fields of one page. `null` is unknown. */
export type SiteData = {
  title: string | null
  description: string | null
  lang: string | null
  canonical: string | null
  words: number
  headings: { level: number; text: string }[]
  schemaTypes: string[]
  links: { internal: number; external: number; nofollow: number }
  /** Hosts of other sites that the page links to. */
  linkedHosts: string[]
  images: number
  /** Of the decoded HTML, and as transferred. */
  htmlBytes: number
  transferBytes: number
  /** Milliseconds from the request to the first byte, once, from our server. */
  firstByteMs: number
}

export type Site = { entered: string; url: string | null; host: string; isOwn: boolean } & (
  | { problem: null; data: SiteData; phrases: string[]; runs: WordRuns }
  | { problem: string; data: null; phrases: never[]; runs: null }
)

/** Maximum length of the text in which keyphrases are searched. */
const MAX_PHRASE_TEXT = 20_000
const MAX_PHRASES = 40

/** Reads the fields of a page, or returns why there are none. */
export async function readSite(entered: string, response: ReceivedPage, isOwn: boolean): Promise<Site> {
  const url = isRead(response) ? response.url : null
  const place = { entered, url, host: websiteHost(url ?? entered), isOwn }
  if (!isRead(response)) return { ...place, problem: whyUnread(response), data: null, phrases: [], runs: null }
  const markup = readTags(response.text)
  const head = readHead(markup, response.url)
  const text = await mainTextOf(response)
  const language = (head.lang ?? 'en').slice(0, 2).toLowerCase()
  const isKnown = language in languages
  const { phrases } = keyphrasesOf(text.slice(0, MAX_PHRASE_TEXT), {
    language: (isKnown ? language : 'en') as Language,
    longest: 3,
  })
  const links = linksOf(markup, head.base, place.host)
  return {
    ...place,
    problem: null,
    phrases: phrases.slice(0, MAX_PHRASES).map(({ phrase }) => phrase.toLowerCase()),
    runs: wordRuns(text),
    data: {
      title: head.titles[0]?.text || null,
      description: metaContent(head, 'description'),
      lang: head.lang,
      canonical: head.links.find(({ rels }) => rels.includes('canonical'))?.url ?? null,
      words: wordsOf(text).length,
      headings: markup.tags
        .filter(isHeading)
        .map((tag) => ({ level: Number(tag.name[1]), text: elementText(markup, tag) })),
      schemaTypes: schemaTypes(markup),
      links: {
        internal: links.filter(({ isExternal }) => !isExternal).length,
        external: links.filter(({ isExternal }) => isExternal).length,
        nofollow: links.filter(({ isNofollow }) => isNofollow).length,
      },
      linkedHosts: [...new Set(links.filter(({ isExternal }) => isExternal).map(({ host }) => host))].sort(),
      images: markup.tags.filter((tag) => tag.name === 'img' && !tag.isInTemplate && !tag.isInNoscript).length,
      htmlBytes: response.body.length,
      transferBytes: response.transferBytes,
      firstByteMs: response.hops.at(-1)?.timing.firstByte ?? 0,
    },
  }
}

const isHeading = ({ name, isInTemplate, isInNoscript }: Tag) => /^h[1-6]$/.test(name) && !isInTemplate && !isInNoscript

/**
 * Returns the main text by the extractor that all tools share, without menus, which a page without an article would
 * otherwise add; '' for a page that shows no words without its scripts.
 */
async function mainTextOf(page: Page): Promise<string> {
  return (await readText({ ...page, text: withoutMenus(page.text) })) || readText(page)
}

async function readText(page: Page): Promise<string> {
  try {
    return (await readMainText(page)).text
  } catch (error) {
    if (error instanceof Failure) return ''
    throw error
  }
}

/** Types of all entities in JSON-LD, and of Microdata. */
function schemaTypes(markup: Markup): string[] {
  const jsonLd = readJsonLdScripts(markup).flatMap(({ entities }) => entities.flatMap(({ types }) => types))
  const microdata = markup.tags.flatMap(({ attributes }) => (attributes.itemtype ?? '').split(/\s+/).filter(Boolean))
  return [...new Set([...jsonLd, ...microdata].map((type) => type.replace(/^https?:\/\/schema\.org\//, '')))].sort()
}

function linksOf({ tags }: Markup, base: string, host: string) {
  return tags.flatMap((tag) => {
    if (tag.name !== 'a' || tag.isInTemplate) return []
    const url = resolveUrl(tag.attributes.href, base)
    if (!url || !/^https?:/.test(url)) return []
    const own = websiteHost(url)
    return [
      {
        host: own,
        isExternal: own !== host,
        isNofollow: /(?:^|\s)(?:nofollow|ugc|sponsored)(?:\s|$)/i.test(tag.attributes.rel ?? ''),
      },
    ]
  })
}
