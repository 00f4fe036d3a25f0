import { readTags, type Tag } from './html-tags.ts'

/**
 * Elements that are blocks of their own: no paragraph is put around them. Those of `moving/body` are among them.
 * Source: the documentation of `wpautop`, https://developer.wordpress.org/reference/functions/wpautop/
 */
const BLOCKS = new Set(
  'table thead tfoot caption col colgroup tbody tr td th div dl dd dt ul ol li pre form map area blockquote address math style p h1 h2 h3 h4 h5 h6 hr fieldset legend section article aside hgroup header footer nav figure figcaption details menu summary center editor-block'.split(
    ' ',
  ),
)
/** What is in these stays as it is. */
const KEPT = new Set(['pre', 'script', 'style', 'textarea', 'svg', 'math', 'object', 'video', 'audio', 'select'])
/** Between the elements of these, there is no text. */
const STRUCTURE = new Set('table thead tbody tfoot tr colgroup ul ol dl menu'.split(' '))
/** These have lines, and no paragraphs. */
const LINES = new Set('h1 h2 h3 h4 h5 h6 caption summary dt legend figcaption'.split(' '))
/** How many elements one end tag closes at most. */
const MAX_CLOSED = 50
/** Stands for a line break inside a tag, which is none of the text. */
const IN_TAG = '\ufdd0'

/**
 * Returns a text of the classic editor with its paragraphs: blank lines separate them, and a single line break is a
 * `<br>`. Blocks that are in the text, and what is in `<pre>` and scripts, stay as they are. It takes linear time.
 * @param text without comments
 * @example withParagraphs('One\ntwo\n\nThree') // '<p>One<br>\ntwo</p>\n<p>Three</p>'
 */
export function withParagraphs(text: string): string {
  const html = text.replace(/\r\n?/g, '\n')
  if (html.trim() === '') return ''
  const writer = new Writer()
  let at = 0
  for (const { kind, name, start, end } of tokensOf(html)) {
    writer.text(html.slice(at, start))
    const source = html.slice(start, end)
    if (kind === 'inline') writer.inline(source, name)
    else writer.block(source, kind, name)
    at = end
  }
  writer.text(html.slice(at))
  return writer.done()
}

type Token = { kind: 'inline' | 'open' | 'close' | 'whole'; name: string; start: number; end: number }

/** Returns tags, and elements that are kept whole, as tokens without overlaps. */
function tokensOf(html: string): Token[] {
  const tokens: Token[] = []
  let kept: { name: string; depth: number; start: number } | undefined
  const keep = (end: number) => {
    if (kept) tokens.push({ kind: BLOCKS.has(kept.name) ? 'whole' : 'inline', name: kept.name, start: kept.start, end })
    kept = undefined
  }
  for (const tag of readTags(html)) {
    const { name, start, end, isEnd } = tag
    if (kept) {
      if (name === kept.name) kept.depth += isEnd ? -1 : 1
      if (kept.depth === 0) keep(end)
    } else if (KEPT.has(name) && !isEnd && html[end - 2] !== '/') kept = { name, depth: 1, start }
    else tokens.push({ kind: kindOf(html, tag), name, start, end })
  }
  keep(html.length)
  return tokens
}

function kindOf(html: string, { name, isEnd, end }: Tag): Token['kind'] {
  if (!BLOCKS.has(name)) return 'inline'
  if (name === 'hr' || name === 'col' || name === 'area' || (!isEnd && html[end - 2] === '/')) return 'whole'
  return isEnd ? 'close' : 'open'
}

class Writer {
  private readonly written: string[] = []
  private readonly open: string[] = []
  private line = ''
  private hasContent = false

  text(source: string) {
    this.line += source
    this.hasContent ||= /\S/.test(source)
  }

  inline(source: string, name: string) {
    this.line += source.replaceAll('\n', IN_TAG)
    this.hasContent ||= name !== 'br'
  }

  block(source: string, kind: 'open' | 'close' | 'whole', name: string) {
    this.flush()
    // A block ends a paragraph (HTML Standard, 13.2.6.4.7).
    if (kind !== 'close' && this.open.at(-1) === 'p') this.open.pop()
    this.written.push(source)
    if (kind === 'open') this.open.push(name)
    else if (kind === 'close') this.close(name)
    if (this.open.length === 0) this.written.push('\n')
  }

  done() {
    this.flush()
    return this.written.join('').replaceAll(IN_TAG, '\n').trim()
  }

  /** An end tag closes one of the elements around it, if they are near: hostile texts nest without end. */
  private close(name: string) {
    const near = this.open.slice(-MAX_CLOSED).lastIndexOf(name)
    if (near >= 0) this.open.length = Math.max(0, this.open.length - MAX_CLOSED) + near
  }

  private flush() {
    const source = this.line
    this.line = ''
    if (!this.hasContent) return
    this.hasContent = false
    const around = this.open.at(-1)
    if (around && STRUCTURE.has(around)) return void this.written.push(source)
    if (around && LINES.has(around)) return void this.written.push(withBreaks(source.trim().replace(/\n\s*\n/g, '\n')))
    const paragraphs = paragraphsOf(source)
    if (around === 'p') this.written.push(paragraphs.join('</p>\n<p>'))
    else if (around && around !== 'blockquote' && paragraphs.length === 1) this.written.push(...paragraphs)
    else this.written.push(paragraphs.map((one) => `<p>${one}</p>`).join('\n'), around ? '' : '\n')
  }
}

const BREAKS = /<br\b[^>]{0,200}>(?:\s{0,99}<br\b[^>]{0,200}>){1,99}/gi
const BREAK_AT_END = /^(?:<br\b[^>]{0,200}>\s{0,99}){1,9}|(?:\s{0,99}<br\b[^>]{0,200}>){1,9}$/gi

/** Returns the paragraphs of a text, which blank lines or two breaks divide. */
const paragraphsOf = (source: string) =>
  source
    .replace(BREAKS, '\n\n')
    .split(/\n[ \t]*\n/)
    .map((one) => one.trim().replace(BREAK_AT_END, '').trim())
    .filter((one) => one !== '')
    .map(withBreaks)

/** A line break after a break is none. */
const withBreaks = (source: string) =>
  source.replace(/(<br\b[^>]{0,200}>)[ \t]{0,99}\n/gi, '$1').replaceAll('\n', '<br>\n')
