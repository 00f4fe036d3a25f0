import { Tokenizer, TokenizerMode, type Tokenizer as Tokens } from 'parse5'
import { BLOCKS, DROPPED, VOID } from './tags.ts'

type Attributes = { name: string; value: string }[]

/** Most paragraphs; further text joins the last one. */
const MAX_PARAGRAPHS = 20_000
const RAW = /^(?:style|xmp|iframe|noembed|noframes)$/
const HEADING = /^h[1-6]$/
/** Elements that are kept without their content, and their attributes. */
const KEPT: Record<string, string[]> = {
  img: ['src', 'alt'],
  iframe: ['src', 'title'],
  'editor-block': ['data-fields'],
  'editor-picture': ['data-picture'],
}

/**
 * Adds the text of HTML to an element, as headings and paragraphs with links and pictures. Tags are read without
 * building a tree (HTML Standard, 13.2.5), so that no nesting takes longer than its length.
 */
export function addFlatText(source: string, body: Element) {
  const writing = new FlatText(body)
  const write = ({ chars }: { chars: string }) => writing.text(chars)
  const tokens: Tokens = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag: ({ tagName, attrs, selfClosing }) => {
        if (RAW.test(tagName)) tokens.state = TokenizerMode.RAWTEXT
        else if (/^(?:title|textarea)$/.test(tagName)) tokens.state = TokenizerMode.RCDATA
        else if (tagName === 'script') tokens.state = TokenizerMode.SCRIPT_DATA
        writing.open(tagName, attrs, selfClosing)
      },
      onEndTag: ({ tagName }) => writing.close(tagName),
      onCharacter: write,
      onWhitespaceCharacter: write,
      onNullCharacter: () => {},
      onComment: () => {},
      onDoctype: () => {},
      onEof: () => {},
    },
  )
  tokens.write(source, true)
  writing.end()
}

class FlatText {
  private readonly body: Element
  private line: Element
  private link: Element | undefined
  private words: string[] = []
  private lines = 0
  private hasContent = false
  private hidden: string | undefined

  constructor(body: Element) {
    this.body = body
    this.line = body.ownerDocument.createElement('p')
  }

  open(tag: string, attributes: Attributes, isClosed: boolean) {
    // An icon or a button that never ends hides no text.
    if (BLOCKS.has(tag) && this.hidden !== 'template') this.hidden = undefined
    if (this.hidden !== undefined) return
    const kept = KEPT[tag]
    if (kept) this.add(this.made(tag, attributes, kept))
    if (!isClosed && (isHidden(tag) || tag === 'iframe')) this.hidden = tag
    else if (BLOCKS.has(tag) || tag === 'br') this.endLine(HEADING.test(tag) ? tag : 'p')
    else if (tag === 'a') {
      this.endLink()
      const link = this.made('a', attributes, ['href'])
      this.line.append(link)
      this.link = link
    }
  }

  close(tag: string) {
    if (this.hidden !== undefined) this.hidden = this.hidden === tag ? undefined : this.hidden
    else if (BLOCKS.has(tag)) this.endLine()
    else if (tag === 'a') this.endLink()
  }

  text(chars: string) {
    if (this.hidden === undefined) this.words.push(chars)
  }

  /** Ends the line, if it has something, and begins one with another tag. */
  endLine(next = 'p') {
    if (this.lines >= MAX_PARAGRAPHS) {
      this.words.push(' ')
      return
    }
    this.endLink()
    if (this.hasContent) {
      this.body.append(this.line)
      this.lines += 1
    }
    this.line = this.body.ownerDocument.createElement(next)
    this.hasContent = false
    if (this.lines >= MAX_PARAGRAPHS) this.body.append(this.line)
  }

  end() {
    this.endLink()
    this.body.append(this.line)
  }

  private endLink() {
    const words = this.words.join('')
    this.words = []
    if (words !== '') (this.link ?? this.line).append(this.body.ownerDocument.createTextNode(words))
    this.hasContent ||= words.trim() !== ''
    this.link = undefined
  }

  private add(element: Element) {
    const link = this.link
    this.endLink()
    this.line.append(element)
    this.hasContent = true
    this.link = link
  }

  private made(tag: string, attributes: Attributes, names: string[]) {
    const element = this.body.ownerDocument.createElement(tag)
    for (const { name, value } of attributes) if (names.includes(name)) element.setAttribute(name, value)
    return element
  }
}

const isHidden = (tag: string) => (DROPPED.has(tag) && !VOID.has(tag)) || tag === 'svg'
