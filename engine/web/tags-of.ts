import type { Tokenizer as Tokens } from 'parse5'

/** A start tag, as the tokenizer of the HTML Standard (13.2.5) reads it; tags in comments and scripts are none. */
export type Tag = {
  name: string
  attributes: Record<string, string>
  /** Counted from 1. */
  line: number
  /** As written, at most 300 characters. */
  source: string
  /** Whether it stands where a parser is still in the head. Crawlers ignore canonical and hreflang links elsewhere. */
  isInHead: boolean
  isInNoscript: boolean
  /** Templates are not part of the document. */
  isInTemplate: boolean
  /** The content of a script, style, or title. */
  text: string
}

const MAX_SOURCE = 300
const HEAD = /^(?:html|head|base|basefont|bgsound|link|meta|title|style|script|noscript|template|noframes)$/
const RAW_TEXT = /^(?:style|xmp|iframe|noembed|noframes)$/

type Parser = Pick<typeof import('parse5'), 'Tokenizer' | 'TokenizerMode'>

/** Returns all start tags of a page in order. No tree is built, so the time is linear however deep elements nest. */
export async function tagsOf(html: string): Promise<Tag[]> {
  return readStartTags(html, await import('parse5'))
}

/** Returns all start tags of a page in order, for callers that have loaded the parser. */
export function readStartTags(html: string, { Tokenizer, TokenizerMode }: Parser): Tag[] {
  const tags: Tag[] = []
  const depth = { noscript: 0, template: 0 }
  let isInHead = true
  let raw: Tag | undefined
  const write = ({ chars }: { chars: string }) => {
    if (raw) raw.text += chars
    else if (depth.noscript + depth.template === 0) isInHead = false
  }
  const tokens: Tokens = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: ({ tagName, attrs, location }) => {
        const isHidden = depth.noscript + depth.template > 0
        if (!HEAD.test(tagName) && !isHidden) isInHead = false
        const start = location?.startOffset ?? 0
        const tag: Tag = {
          name: tagName,
          attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
          line: location?.startLine ?? 1,
          source: html.slice(start, Math.min(location?.endOffset ?? start, start + MAX_SOURCE)),
          isInHead,
          isInNoscript: depth.noscript > 0,
          isInTemplate: depth.template > 0,
          text: '',
        }
        tags.push(tag)
        if (tagName === 'noscript' || tagName === 'template') depth[tagName]++
        if (tagName === 'script') tokens.state = TokenizerMode.SCRIPT_DATA
        else if (tagName === 'title' || tagName === 'textarea') tokens.state = TokenizerMode.RCDATA
        else if (RAW_TEXT.test(tagName)) tokens.state = TokenizerMode.RAWTEXT
        if (tokens.state !== TokenizerMode.DATA) raw = tag
      },
      onEndTag: ({ tagName }) => {
        if (raw && tagName === raw.name) raw = undefined
        if (tagName === 'head') isInHead = false
        if (tagName === 'noscript' || tagName === 'template') depth[tagName] = Math.max(0, depth[tagName] - 1)
      },
      onCharacter: write,
      onWhitespaceCharacter: ({ chars }) => {
        if (raw) raw.text += chars
      },
      onNullCharacter: () => {},
      onComment: () => {},
      onDoctype: () => {},
      onEof: () => {},
    },
  )
  tokens.write(html, true)
  return tags
}

/** Returns the values of a `rel`, in lower case. */
export const relOf = ({ attributes }: Pick<Tag, 'attributes'>) =>
  (attributes.rel ?? '').toLowerCase().split(/\s+/).filter(Boolean)

/** Returns the URL against which a page resolves its links: that of its first `base` element, else its own. */
export function baseOf(tags: Tag[], url: string): string {
  const base = tags.find(({ name, attributes, isInTemplate }) => name === 'base' && attributes.href && !isInTemplate)
  return absolute(base?.attributes.href ?? '', url) ?? url
}

/** Returns a URL resolved against another, or undefined if it is not one. */
export const absolute = (url: string, base: string): string | undefined =>
  URL.canParse(url.trim(), base) ? new URL(url.trim(), base).href : undefined
