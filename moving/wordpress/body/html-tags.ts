import { Tokenizer, TokenizerMode } from 'parse5'

/** A tag as the tokenizer of the HTML Standard (13.2.5) reads it. */
export type Tag = {
  /** In lower case. */
  name: string
  isEnd: boolean
  /** Names in lower case; character references are decoded. */
  attributes: Record<string, string>
  /** UTF-16 offsets of its `<`, and after its `>`. */
  start: number
  end: number
}

const RAW = /^(?:style|xmp|iframe|noembed|noframes)$/

/** Returns the tags of HTML in order, without those in comments and scripts. It takes linear time. */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = []
  readHtml(html, { tag: (tag) => void tags.push(tag) })
  return tags
}

type Handlers = { tag?: (tag: Tag) => void; text?: (chars: string) => void }

/** Reads HTML and calls the handlers in order. Text is decoded. */
export function readHtml(html: string, handlers: Handlers) {
  const write = ({ chars }: { chars: string }) => handlers.text?.(chars)
  const tokenizer: Tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag({ tagName, attrs, location }) {
        if (RAW.test(tagName)) tokenizer.state = TokenizerMode.RAWTEXT
        else if (tagName === 'textarea' || tagName === 'title') tokenizer.state = TokenizerMode.RCDATA
        else if (tagName === 'script') tokenizer.state = TokenizerMode.SCRIPT_DATA
        const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
        const { startOffset: start = 0, endOffset: end = 0 } = location ?? {}
        handlers.tag?.({ name: tagName, isEnd: false, attributes, start, end })
      },
      onEndTag({ tagName, location }) {
        const { startOffset: start = 0, endOffset: end = 0 } = location ?? {}
        handlers.tag?.({ name: tagName, isEnd: true, attributes: {}, start, end })
      },
      onCharacter: write,
      onWhitespaceCharacter: write,
      onNullCharacter() {},
      onComment() {},
      onDoctype() {},
      onEof() {},
    },
  )
  tokenizer.write(html, true)
}

/** An element of HTML with what is in it, as written. */
export type Part = { attributes: Record<string, string>; inner: string; start: number; end: number }

/** Returns the outermost elements of a name. One without an end tag reaches to the end of the HTML. */
export function elementsIn(html: string, name: string, tags = readTags(html)): Part[] {
  const parts: Part[] = []
  let depth = 0
  let open: Tag | undefined
  const close = (tag: { start: number; end: number }) => {
    if (open)
      parts.push({
        attributes: open.attributes,
        inner: html.slice(open.end, tag.start),
        start: open.start,
        end: tag.end,
      })
    open = undefined
  }
  for (const tag of tags) {
    if (tag.name !== name) continue
    if (!tag.isEnd) {
      if (depth === 0) open = tag
      depth += 1
    } else if (depth > 0) {
      depth -= 1
      if (depth === 0) close(tag)
    }
  }
  close({ start: html.length, end: html.length })
  return parts
}

/** Returns the attributes of the start tags of a name, in order. */
export const tagsNamed = (html: string, name: string) => readTags(html).filter((tag) => tag.name === name && !tag.isEnd)

/** Returns what is in the first element of a name, as written. */
export const innerOf = (html: string, name: string) => elementsIn(html, name)[0]?.inner ?? ''

/** Returns HTML without its elements of a name and what is in them. */
export function withoutElements(html: string, name: string): string {
  let rest = ''
  let at = 0
  for (const { start, end } of elementsIn(html, name)) {
    rest += html.slice(at, start)
    at = end
  }
  return rest + html.slice(at)
}
