import { headersOf } from '#engine/web/headers.ts'
import type { Page } from '#engine/web/page.ts'
import { type Tag, tagsOf } from '#engine/web/tags-of.ts'

/** A statement to AI agents on a page or in robots.txt, besides Allow and Disallow. */
export type Signal = {
  name: string
  value: string
  meaning: string
  evidence: string
  isStandard: boolean
  blocksSearch: boolean
}

/** A start tag with what a signal needs of it. */
type MetaElement = Pick<Tag, 'name' | 'attributes' | 'line' | 'source'>

const META_NAMES =
  /^(?:robots|googlebot|googlebot-news|bingbot|gptbot|claudebot|ccbot|perplexitybot|google-extended|tdm-reservation|tdm-policy)$/i
const meanings: [RegExp, string, { isStandard: boolean; blocksSearch: boolean }][] = [
  [
    /^(?:noindex|none)$/i,
    'Keeps the page out of search, and out of answers that come from search.',
    { isStandard: true, blocksSearch: true },
  ],
  [
    /^nosnippet$/i,
    'Google does not use the page for AI answers in Search; Bing keeps it out of chat answers.',
    { isStandard: true, blocksSearch: true },
  ],
  [
    /^max-snippet:/i,
    'Limits how many characters Google may quote, in AI answers too.',
    { isStandard: true, blocksSearch: false },
  ],
  [
    /^(?:noarchive|nocache)$/i,
    'Bing: not used, or only title and snippet, for training and chat answers.',
    { isStandard: true, blocksSearch: false },
  ],
  [
    /^noai$/i,
    'Asks not to train on the page. It is not a standard, and no large operator documents that it obeys.',
    { isStandard: false, blocksSearch: false },
  ],
  [
    /^noimageai$/i,
    'Asks not to train on the images. It is not a standard, and no large operator documents that it obeys.',
    { isStandard: false, blocksSearch: false },
  ],
]

/** Returns the rules of robots meta elements and `X-Robots-Tag` that apply to AI agents, and reservations of rights. */
export async function pageSignals(page: Page): Promise<Signal[]> {
  const tags = /html/.test(page.mediaType) ? await tagsOf(page.text) : []
  return [
    ...tags.filter(({ isInTemplate }) => !isInTemplate).flatMap(metaSignals),
    ...headerSignals((name) => headersOf(page.headers, name)),
  ]
}

/** Returns the signals of a meta element; none for any other element. */
export const metaSignals = ({ name, attributes, line, source }: MetaElement): Signal[] =>
  name === 'meta' && META_NAMES.test(attributes.name ?? '')
    ? rulesIn(attributes.name ?? '', attributes.content ?? '', `line ${line}: ${source}`)
    : []

/** Returns the signals of the headers of a response; `valuesOf` returns the values of a header by its name. */
export const headerSignals = (valuesOf: (name: string) => string[]): Signal[] => [
  ...['x-robots-tag', 'tdm-reservation'].flatMap((name) =>
    valuesOf(name).flatMap((value) => rulesIn(name, value, `${name}: ${value}`)),
  ),
  ...valuesOf('content-usage').map((value) => usageSignal(value, `content-usage: ${value}`)),
]

/**
 * Returns the lines of robots.txt that state preferences: `Content-Signal` (Cloudflare) and `Content-Usage` (IETF
 * draft).
 */
export const robotsSignals = (text: string): Signal[] =>
  text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const [, name = '', value = ''] = /^\s*(content-signal|content-usage)\s*:\s*([^#]*)/i.exec(line) ?? []
    return name ? [usageSignal(value.trim(), `robots.txt, line ${index + 1}: ${line.trim()}`, name.toLowerCase())] : []
  })

const usageSignal = (value: string, evidence: string, name = 'content-usage'): Signal => ({
  name,
  value,
  evidence,
  isStandard: false,
  blocksSearch: false,
  meaning:
    'States for which uses content may be taken (search, ai-input, ai-train). It is a proposal; agents may ignore it.',
})

function rulesIn(name: string, content: string, evidence: string): Signal[] {
  if (/^tdm-/i.test(name))
    return [
      {
        name: name.toLowerCase(),
        value: content,
        evidence,
        isStandard: false,
        blocksSearch: false,
        meaning:
          content.trim() === '1'
            ? 'Reserves the right of text and data mining (TDMRep).'
            : 'Part of TDMRep, a proposal for text and data mining.',
      },
    ]
  return content.split(',').flatMap((rule): Signal[] => {
    const value = rule.trim().replace(/^[\w-]+:\s*(?=no)/i, '')
    const known = meanings.find(([pattern]) => pattern.test(value))
    return known ? [{ name: name.toLowerCase(), value, evidence, meaning: known[1], ...known[2] }] : []
  })
}
