import { Tokenizer, TokenizerMode } from 'parse5'
import { type PlaceOf, placesIn } from '../structured-data/entity.ts'

/** A start tag as the source has it, with what surrounds it. */
export type Tag = {
  /** Lower case. */
  name: string
  /** Names in lower case; character references are decoded. */
  attributes: Readonly<Record<string, string>>
  /** Counted from 1. */
  line: number
  column: number
  /** UTF-16 offset of its `<`. */
  offset: number
  /** UTF-16 offset after its `>`. */
  end: number
  parent: Tag | undefined
  /** Before the body begins, by the rules of the HTML Standard (13.2.6.4). */
  isInHead: boolean
  /** Seen by clients without scripts only. */
  isInNoscript: boolean
  /** Not rendered unless a script copies it. */
  isInTemplate: boolean
  isInSvg: boolean
  /** What is between the tags of `script`, `style`, `noscript`, `title`, and `textarea`: decoded for the last two. */
  source?: string
  /** Where its text begins and ends in `Markup.text`. */
  textStart: number
  textEnd: number
}

export type Markup = {
  tags: Tag[]
  /** Text outside of scripts, styles, templates, and `noscript`, as written. */
  text: string
  comments: { text: string; line: number; offset: number }[]
  placeOf: PlaceOf
  html: string
}

/**
 * Returns all start tags of a page in order, including those in `noscript`. The tokenizer of the HTML Standard (13.2.5)
 * reads them without building a tree, so it takes linear time however deep a page is nested.
 */
export function readTags(html: string): Markup {
  const markup: Markup = { tags: [], text: '', comments: [], placeOf: placesIn(html), html }
  const text: string[] = []
  readPart(html, 0, { markup, text, length: 0, isInHead: true, open: [], counts: new Map() })
  markup.text = text.join('')
  return markup
}

/** Returns the text of an element, with its whitespace collapsed. */
export const elementText = (markup: Markup, tag: Tag) => oneLine(markup.text.slice(tag.textStart, tag.textEnd))

export const oneLine = (text: string) => text.split(/\s+/).filter(Boolean).join(' ')

/** Returns the nearest element around a tag that has one of these names. */
export function closest(tag: Tag, names: RegExp): Tag | undefined {
  let one = tag.parent
  while (one && !names.test(one.name)) one = one.parent
  return one
}

type State = {
  markup: Markup
  text: string[]
  length: number
  isInHead: boolean
  open: Tag[]
  /** Number of open elements of each name, so that no start tag is searched for an end tag without one. */
  counts: Map<string, number>
  noscript?: Tag
}

const RAW = /^(?:style|xmp|iframe|noembed|noframes|noscript)$/
const HEAD = /^(?:html|head|base|basefont|bgsound|link|meta|title|script|style|noscript|noframes|template)$/
const VOID = /^(?:area|base|basefont|bgsound|br|col|embed|frame|hr|img|input|keygen|link|meta|param|source|track|wbr)$/
/** A start tag of these closes an open one of the same name (HTML Standard, 13.2.6.4.7). */
const NOT_NESTED = /^(?:a|button|option|li|p|nobr)$/
const FOREIGN = /^(?:svg|math)$/
/** HTML inside of SVG. */
const INTEGRATION = /^(?:foreignobject|desc|annotation-xml)$/
const BLOCKS =
  /^(?:address|article|aside|blockquote|body|br|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|li|main|nav|ol|option|p|pre|section|summary|table|td|th|tr|ul)$/

function readPart(html: string, start: number, state: State) {
  const { markup, open, counts } = state
  const foreign: string[] = []
  const isForeign = () => foreign.length > 0 && !INTEGRATION.test(foreign.at(-1) ?? '')
  let raw: { tag: Tag; text: string[] } | undefined

  const tokenizer: Tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag({ tagName, attrs, selfClosing, location }) {
        const name = tagName === 'image' && !isForeign() ? 'img' : tagName
        if (state.isInHead && !HEAD.test(name) && !isInside(/^(?:template|noscript)$/)) state.isInHead = false
        const offset = start + (location?.startOffset ?? 0)
        if (NOT_NESTED.test(name) && !isForeign() && open.at(-1)?.name === name) close(name)
        else if (name === 'a' && !isForeign() && counts.get('a')) close('a')
        if (BLOCKS.test(name)) write('\n')
        const place = markup.placeOf(offset)
        const tag: Tag = {
          name,
          attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
          line: place.line,
          column: place.column,
          offset,
          end: start + (location?.endOffset ?? 0),
          parent: open.at(-1),
          isInHead: state.isInHead,
          isInNoscript: state.noscript !== undefined,
          isInTemplate: Boolean(counts.get('template')),
          isInSvg: isForeign() || name === 'svg',
          textStart: state.length,
          textEnd: state.length,
        }
        markup.tags.push(tag)
        const isRaw = !isForeign() && (RAW.test(name) || /^(?:title|textarea|script|plaintext)$/.test(name))
        if (isRaw) {
          raw = { tag, text: [] }
          if (RAW.test(name)) tokenizer.state = TokenizerMode.RAWTEXT
          else if (name === 'script') tokenizer.state = TokenizerMode.SCRIPT_DATA
          else if (name === 'plaintext') tokenizer.state = TokenizerMode.PLAINTEXT
          else tokenizer.state = TokenizerMode.RCDATA
          return
        }
        const isClosed = isForeign() || FOREIGN.test(name) ? selfClosing : VOID.test(name)
        if (isClosed) return
        open.push(tag)
        counts.set(name, (counts.get(name) ?? 0) + 1)
        if (FOREIGN.test(name) || (foreign.length > 0 && INTEGRATION.test(name))) foreign.push(name)
        tokenizer.inForeignNode = isForeign()
      },
      onEndTag({ tagName, location }) {
        const offset = start + (location?.startOffset ?? 0)
        if (raw) return finish(offset)
        if (tagName === 'head') state.isInHead = false
        if (BLOCKS.test(tagName)) write('\n')
        close(tagName)
      },
      onCharacter: ({ chars }) => character(chars),
      onWhitespaceCharacter: ({ chars }) => character(chars),
      onNullCharacter() {},
      onComment({ data, location }) {
        const offset = start + (location?.startOffset ?? 0)
        markup.comments.push({ text: data, line: markup.placeOf(offset).line, offset })
      },
      onDoctype() {},
      onEof() {
        if (raw) finish(start + html.length)
        for (const tag of open) tag.textEnd = state.length
      },
    },
  )
  tokenizer.write(html, true)

  function character(chars: string) {
    if (raw) return void raw.text.push(chars)
    if (state.isInHead && /\S/.test(chars) && !isInside(/^(?:template|noscript)$/)) state.isInHead = false
    write(chars)
  }

  function write(chars: string) {
    if (state.noscript || counts.get('template')) return
    state.text.push(chars)
    state.length += chars.length
  }

  function isInside(names: RegExp) {
    return state.noscript !== undefined || open.some(({ name }) => names.test(name))
  }

  /** Closes an element and those that are still open in it. */
  function close(name: string) {
    if (!counts.get(name)) return
    for (let tag = open.pop(); tag; tag = open.pop()) {
      tag.textEnd = state.length
      counts.set(tag.name, (counts.get(tag.name) ?? 1) - 1)
      if (foreign.at(-1) === tag.name) foreign.pop()
      if (tag.name === name) break
    }
    tokenizer.inForeignNode = isForeign()
  }

  /** Ends an element with text content. The content of `noscript` is read as separate markup. */
  function finish(offset: number) {
    if (!raw) return
    const { tag, text } = raw
    raw = undefined
    tag.source = /^(?:title|textarea)$/.test(tag.name) ? text.join('') : markup.html.slice(tag.end, offset)
    if (tag.name === 'noscript' && !state.noscript)
      readPart(tag.source, tag.end, { ...state, noscript: tag, open: [tag], counts: new Map() })
  }
}
