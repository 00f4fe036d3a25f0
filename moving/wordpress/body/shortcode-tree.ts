import { keptRanges } from './kept-ranges.ts'

/** A shortcode of a text. */
export type Shortcode = {
  name: string
  attributes: Record<string, string>
  /** Values without a name, such as the URL in `[youtube https://…]`. */
  values: string[]
  /** As written, with its content. */
  source: string
  /** What is between its tags, read; undefined without an end tag. */
  content: (string | Shortcode)[] | undefined
  /** The same as written. */
  inner: string
}

const MAX_TAG_LENGTH = 50_000
const MAX_DEPTH = 40
const START = /\[(\/?)([a-zA-Z][\w-]{0,99})(?=[\s\]/])/y
/** Names in lower case, as plugins have them: `[Sic]` and `[x]` are text. */
const USUAL_NAME = /^[a-z][\w-]{2,}$/

type Token = {
  kind: 'open' | 'whole' | 'close' | 'escaped'
  name: string
  about: string
  start: number
  end: number
}

/**
 * Returns a text with its shortcodes. WordPress knows their names; here, what is no known name is a shortcode if it
 * looks like one: it has attributes, an end tag, or a line of its own. Those in tags and listings are text, and so is
 * `[[name]]`, which means `[name]`. It takes linear time.
 * Source: https://developer.wordpress.org/apis/shortcode/
 */
export function readShortcodes(html: string, isKnown: (name: string) => boolean): (string | Shortcode)[] {
  if (!html.includes('[')) return html === '' ? [] : [html]
  const tokens = tokensOf(html)
  const endsLeft = new Map<string, number>()
  for (const { kind, name } of tokens) if (kind === 'close') endsLeft.set(name, (endsLeft.get(name) ?? 0) + 1)
  const root: (string | Shortcode)[] = []
  const open: { code: Shortcode; start: number; innerStart: number }[] = []
  const opened = new Map<string, number>()
  let at = 0
  const parts = () => open.at(-1)?.code.content ?? root
  const addText = (text: string) => {
    if (text !== '') parts().push(text)
  }
  for (const token of tokens) {
    const { kind, name, about, start, end } = token
    const isOpen = (opened.get(name) ?? 0) > 0
    const hasEnd = kind === 'open' && (endsLeft.get(name) ?? 0) > (opened.get(name) ?? 0)
    if (kind === 'close') endsLeft.set(name, (endsLeft.get(name) ?? 1) - 1)
    if (kind === 'close' ? !isOpen : kind !== 'escaped' && !isCode(html, token, hasEnd, isKnown)) continue
    addText(html.slice(at, start))
    at = end
    if (kind === 'escaped') addText(html.slice(start + 1, end - 1))
    else if (kind === 'close') closeOne(name, start, end)
    else {
      const code: Shortcode = {
        name,
        ...attributesOf(about),
        source: html.slice(start, end),
        content: undefined,
        inner: '',
      }
      if (!hasEnd || open.length >= MAX_DEPTH) parts().push(code)
      else {
        open.push({ code: { ...code, content: [] }, start, innerStart: end })
        opened.set(name, (opened.get(name) ?? 0) + 1)
      }
    }
  }
  addText(html.slice(at))
  while (open.length > 0) abandon()
  return root

  function closeOne(name: string, start: number, end: number) {
    while (open.length > 0 && open.at(-1)?.code.name !== name) abandon()
    const last = open.pop()
    if (!last) return
    opened.set(name, (opened.get(name) ?? 1) - 1)
    parts().push({ ...last.code, source: html.slice(last.start, end), inner: html.slice(last.innerStart, start) })
  }

  /** A shortcode without an end tag has no content: what follows it belongs to the text. */
  function abandon() {
    const last = open.pop()
    if (!last) return
    opened.set(last.code.name, (opened.get(last.code.name) ?? 1) - 1)
    const into = parts()
    into.push({ ...last.code, content: undefined })
    for (const part of last.code.content ?? []) into.push(part)
  }
}

function tokensOf(html: string): Token[] {
  const tokens: Token[] = []
  const ranges = keptRanges(html, true)
  let range = 0
  let close = -2
  for (let at = html.indexOf('['); at >= 0; ) {
    while ((ranges[range]?.end ?? Number.POSITIVE_INFINITY) <= at) range += 1
    const around = ranges[range]
    if (around && around.start <= at) {
      at = html.indexOf('[', around.end)
      continue
    }
    if (close !== -1 && close < at) close = html.indexOf(']', at)
    if (close === -1) break
    const isDoubled = html[at + 1] === '['
    START.lastIndex = isDoubled ? at + 1 : at
    const match = START.exec(html)
    const next = html.indexOf('[', at + (isDoubled ? 2 : 1))
    const isTag = match && close - at <= MAX_TAG_LENGTH && (next < 0 || next > close)
    if (!isTag) {
      at = next
      continue
    }
    const [, slash, name = ''] = match
    const raw = html.slice(START.lastIndex, close).trim()
    const isEscaped = isDoubled && html[close + 1] === ']'
    const start = isDoubled && !isEscaped ? at + 1 : at
    const end = close + (isEscaped ? 2 : 1)
    const kind = isEscaped ? 'escaped' : slash ? 'close' : raw.endsWith('/') ? 'whole' : 'open'
    tokens.push({ kind, name, about: kind === 'whole' ? raw.slice(0, -1) : raw, start, end })
    at = next
  }
  return tokens
}

function isCode(html: string, { name, about, start, end }: Token, hasEnd: boolean, isKnown: (name: string) => boolean) {
  if (isKnown(name)) return true
  if (/^[\w-]{1,99}\s{0,9}=/.test(about)) return true
  if (hasEnd) return true
  if (!USUAL_NAME.test(name) || !/^[\d\s,]*$/.test(about)) return false
  return /[_-]/.test(name) || isAlone(html, start, end)
}

/** Returns whether nothing else is on the line, or in the element. */
const isAlone = (html: string, start: number, end: number) =>
  /(?:^|[\n>])[ \t]*$/.test(html.slice(Math.max(0, start - 20), start)) &&
  /^[ \t]*(?:$|[\r\n<])/.test(html.slice(end, end + 20))

const ATTRIBUTE = /([\w:-]{1,100})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|'([^']*)'|(\S+)/g
const CURLY = /[\u201c\u201d\u2033]|&#82(?:20|21|43);|&quot;|&[lr]dquo;/g

/** Names are in lower case. Quotation marks that the editor made curly are straight. */
function attributesOf(about: string) {
  const attributes: Record<string, string> = {}
  const values: string[] = []
  for (const [, name, double, single, bare, ...others] of about.replace(CURLY, '"').matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare ?? ''
    if (name) attributes[name.toLowerCase()] = value
    else values.push(others.find((one) => one !== undefined) ?? '')
  }
  return { attributes, values }
}
