import type { Tokenizer as Tokens } from 'parse5'

export type PageText = {
  isHtml: boolean
  /** What a reader sees; blank lines separate blocks. */
  text: string
  title: string | null
  description: string | null
  headings: { level: number; text: string }[]
  /** Alternative texts of images. */
  alts: string[]
}

/** Returns whether someone pasted the source of a page. */
export const looksLikeHtml = (text: string) =>
  /<(?:!doctype|html|head|body|title|main|article|section|div|p|h[1-6]|ul|ol|table|meta|a\s+href)\b[^<>]{0,2000}>|<br\s*\/?>|<\/(?:b|strong|i|em|span|u)>/i.test(
    text,
  )

/** Returns what a report must say about the text of pasted HTML. */
export const pastedHtmlLimits = (isHtml: boolean): string[] =>
  isHtml ? ['All text of the pasted HTML is measured, menus and footers included.'] : []

/**
 * Returns the text of a page and the parts that show what it is about. Plain text is returned unchanged. Tags are read
 * by the tokenizer of the HTML Standard (13.2.5) without building a tree, so nesting costs no time.
 */
export async function pageText(source: string): Promise<PageText> {
  if (!looksLikeHtml(source))
    return { isHtml: false, text: source, title: null, description: null, headings: [], alts: [] }
  const { Tokenizer, TokenizerMode } = await import('parse5')
  const reading = new Reading()
  const write = ({ chars }: { chars: string }) => reading.write(chars)
  const tokens: Tokens = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag: ({ tagName, attrs, selfClosing }) => {
        if (/^(?:style|xmp|iframe|noembed|noframes|noscript)$/.test(tagName)) tokens.state = TokenizerMode.RAWTEXT
        else if (/^(?:title|textarea)$/.test(tagName)) tokens.state = TokenizerMode.RCDATA
        else if (tagName === 'script') tokens.state = TokenizerMode.SCRIPT_DATA
        reading.open(tagName, Object.fromEntries(attrs.map(({ name, value }) => [name, value])), selfClosing)
      },
      onEndTag: ({ tagName }) => reading.close(tagName),
      onCharacter: write,
      onWhitespaceCharacter: write,
      onNullCharacter: () => {},
      onComment: () => {},
      onDoctype: () => {},
      onEof: () => {},
    },
  )
  tokens.write(source, true)
  return reading.done()
}

const unseen = /^(?:script|style|noscript|template|textarea|select|svg|math|iframe|head|xmp|noembed|noframes)$/
const blocks =
  /^(?:address|article|aside|blockquote|body|br|button|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|label|legend|li|main|nav|ol|option|p|pre|section|summary|table|td|th|tr|ul)$/

class Reading {
  private readonly parts: string[] = []
  private hidden: string | undefined
  private inside: { name: string; parts: string[] } | undefined
  private readonly page: PageText = { isHtml: true, text: '', title: null, description: null, headings: [], alts: [] }

  open(name: string, attributes: Record<string, string>, isClosed: boolean) {
    if (name === 'meta' && /^description$/i.test(attributes.name ?? '') && this.page.description === null)
      this.page.description = oneLine(attributes.content ?? '')
    if (name === 'body') this.hidden = undefined
    // Text in the head outside its elements is visible, so the head hides nothing else; the title is read by name.
    if ((name === 'title' && this.page.title === null && this.hidden !== 'svg') || /^h[1-6]$/.test(name))
      this.inside = { name, parts: [] }
    if (this.hidden) return
    if (unseen.test(name) && !isClosed) this.hidden = name
    if (name === 'img' && attributes.alt?.trim()) this.page.alts.push(oneLine(attributes.alt))
    if (blocks.test(name)) this.parts.push('\n\n')
  }

  close(name: string) {
    if (this.inside?.name === name) {
      const text = oneLine(this.inside.parts.join(''))
      if (name === 'title') this.page.title = text || null
      else if (text) this.page.headings.push({ level: Number(name[1]), text })
      this.inside = undefined
    }
    if (this.hidden === name) this.hidden = undefined
    else if (!this.hidden && blocks.test(name)) this.parts.push('\n\n')
  }

  write(chars: string) {
    if (this.inside && (!this.hidden || this.inside.name === 'title')) this.inside.parts.push(chars)
    if (!this.hidden && this.inside?.name !== 'title') this.parts.push(chars.replace(/[\t\n\f\r]/g, ' '))
  }

  done(): PageText {
    const lines = this.parts
      .join('')
      .split('\n')
      .map(oneLine)
      .filter((line) => line !== '')
    return { ...this.page, text: lines.join('\n\n') }
  }
}

const oneLine = (text: string) => text.split(/\s+/).filter(Boolean).join(' ')
