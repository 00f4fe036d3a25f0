/** A block of the block editor. */
export type Block = {
  /** Without `core/`: `image`, `yoast/faq-block`. */
  name: string
  attributes: Record<string, unknown>
  /** HTML and the blocks in it, in order. */
  parts: (string | Block)[]
  /** As written, with its comments. */
  source: string
}

const MAX_DEPTH = 60
const DELIMITER = /^\s{1,99}(\/)?wp:((?:[a-z][\w-]{0,99}\/)?[a-z][\w-]{0,99})(?=[\s/]|$)/

/**
 * Returns the blocks of a text, with the text between them. Blocks that are nested too deeply, and comments of blocks
 * that do not match, are left out; their HTML stays. It takes linear time.
 * Source: https://developer.wordpress.org/block-editor/getting-started/fundamentals/markup-representation-block/
 */
export function readBlocks(html: string): (string | Block)[] {
  const root: (string | Block)[] = []
  const open: { block: Block; start: number }[] = []
  let at = 0
  const add = (part: string | Block) => {
    const parts = open.at(-1)?.block.parts ?? root
    if (part !== '') parts.push(part)
  }
  const close = (end: number) => {
    const last = open.pop()
    if (!last) return
    last.block.source = html.slice(last.start, end)
    add(last.block)
  }
  for (const { start, end, name, isEnd, isWhole, attributes } of delimitersOf(html)) {
    add(html.slice(at, start))
    at = end
    const block: Block = { name, attributes, parts: [], source: html.slice(start, end) }
    if (isEnd) {
      const opened = open.findLastIndex((one) => one.block.name === name)
      if (opened >= 0) while (open.length > opened) close(end)
    } else if (isWhole) add(block)
    else if (open.length < MAX_DEPTH) open.push({ block, start })
  }
  add(html.slice(at))
  while (open.length > 0) close(html.length)
  return root
}

/** Returns whether a text was written in the block editor. */
export const hasBlocks = (html: string) => html.includes('<!-- wp:')

type Delimiter = {
  start: number
  end: number
  name: string
  isEnd: boolean
  isWhole: boolean
  attributes: Record<string, unknown>
}

function* delimitersOf(html: string): Generator<Delimiter> {
  for (let start = html.indexOf('<!--'); start >= 0; ) {
    const close = html.indexOf('-->', start + 4)
    if (close < 0) return
    const end = close + 3
    const comment = html.slice(start + 4, close)
    const match = DELIMITER.exec(comment)
    if (match) {
      const [whole, slash, name = ''] = match
      const rest = comment.slice(whole.length).trim()
      yield {
        start,
        end,
        name: name.replace(/^core\//, ''),
        isEnd: slash !== undefined,
        isWhole: rest.endsWith('/'),
        attributes: attributesOf(rest.replace(/\/$/, '').trim()),
      }
    }
    start = html.indexOf('<!--', end)
  }
}

function attributesOf(json: string): Record<string, unknown> {
  if (!json.startsWith('{')) return {}
  try {
    const value: unknown = JSON.parse(json)
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Returns an attribute that is a text, otherwise nothing. */
export function textOfAttribute({ attributes }: Pick<Block, 'attributes'>, name: string): string {
  const value = attributes[name]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** Returns an attribute that is a list of objects. */
export function rowsOfAttribute({ attributes }: Pick<Block, 'attributes'>, name: string): Record<string, unknown>[] {
  const value = attributes[name]
  return Array.isArray(value) ? value.filter((one) => one !== null && typeof one === 'object') : []
}

/** Returns the HTML of a block and of all blocks in it, as written, without their comments. */
export function htmlOf(block: Block): string {
  return block.parts.map((part) => (typeof part === 'string' ? part : htmlOf(part))).join('')
}
