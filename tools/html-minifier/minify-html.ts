import {
  type DefaultTreeAdapterMap,
  defaultTreeAdapter,
  html,
  parse,
  parseFragment,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5'
import { Failure } from '#engine/failures.ts'
import { type CompressedSize, compressedSize, quickSize } from '#engine/size/compressed-size.ts'
import { compareSizes, type SizeMeasure } from '#engine/size/metrics.ts'
import { withoutByteOrderMark } from '#engine/text/byte-order-mark.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { compareTrees, type TreeDifference } from './compare-trees.ts'
import { findDoubts, lineOfServerCode } from './doubts.ts'
import { type InlineCode, minifyInline } from './inline-code.ts'
import { minifyPeer, type Options } from './peer.ts'
import { applyRule } from './whitespace-rule.ts'
import { writeHtml } from './write-html.ts'

export type Runner = {
  name: string
  code: string | null
  size: CompressedSize | null
  ms: number
  difference: TreeDifference | null
  /** Whether its tree was compared. A result that is not the smallest needs no comparison. */
  isCompared: boolean
  failure: string | null
}

const MAX_DEPTH_FOR_PEER = 500

/** Returns whether a text is a whole document, with a doctype, html, head, or body; anything else is a fragment. */
export const isDocument = (text: string) => /^<(?:!doctype|html|head|body)\b/i.test(firstTag(text))

/** Returns the first tag after whitespace, comments, and processing instructions. */
function firstTag(text: string) {
  const before = /\s*(?:<!--[\s\S]*?-->|<\?[^>]*>)|\s*/y
  while (before.exec(text)?.[0].trim());
  return text.slice(before.lastIndex, before.lastIndex + 1_000).trimStart()
}

export function readTree(html: string, whole: boolean, { keepComments }: Options): Tree.ParentNode {
  const tree: Tree.ParentNode = whole ? parse(html) : readPiece(html)
  applyRule(tree, { keepComments })
  shortenNoscript(tree, keepComments)
  return tree
}

const TABLE_PART = /^<(?:caption|colgroup|col|thead|tbody|tfoot|tr|td|th)\b/i
const body = defaultTreeAdapter.createElement('body', html.NS.HTML, [])

/** Parses a fragment as the content of a body, or of a template if it begins with a part of a table. */
const readPiece = (text: string) =>
  TABLE_PART.test(firstTag(text)) ? parseFragment(text) : parseFragment<DefaultTreeAdapterMap>(body, text, {})

/**
 * The content of noscript is text for browsers with scripts and markup for others, so it is written as short markup.
 */
function shortenNoscript(root: Tree.ParentNode, keepComments: boolean) {
  const open: Tree.ParentNode[] = [root]
  for (let parent = open.pop(); parent; parent = open.pop())
    for (const child of parent.childNodes) {
      if (!('tagName' in child)) continue
      const [text] = child.childNodes
      if (child.tagName === 'noscript' && text && 'value' in text) {
        const inner = parseFragment(text.value, { scriptingEnabled: false })
        applyRule(inner, { keepComments })
        text.value = writeHtml(inner, { keepTags: true })
        if (text.value === '') child.childNodes = []
      } else open.push('content' in child ? (child as Tree.Template).content : child)
    }
}

/** Minifies with our own minifier: applies the whitespace rule to the tree, then writes it in the shortest form. */
export function minifyOwn(text: string, whole: boolean, options: Options): string {
  return writeHtml(readTree(text, whole, options), options)
}

type Asked = Options & { measure: SizeMeasure; minifyCode: boolean }

/**
 * Refuses templates.
 * @throws {Failure} invalid, for a PHP template: its code looks like a comment to a browser and would be dropped
 */
function refuseServerCode(text: string) {
  const line = lineOfServerCode(text)
  if (line === undefined) return
  const message = `Line ${line} has code that a server runs (<?). Minify the page that the server sends instead.`
  throw new Failure('invalid', { message, errors: { html: message } })
}

/**
 * Runs our minifier and html-minifier-terser, compares both results with the source, and keeps the smallest with the
 * same tree.
 */
export async function minifyHtml(entered: string, { minifyCode, measure, ...options }: Asked, ports: Ports) {
  const { asset, now, progress, signal, partial } = ports
  // A byte order mark that is parsed as text would move the doctype into the body.
  const text = withoutByteOrderMark(entered)
  refuseServerCode(text)
  const whole = isDocument(text)
  const began = now()
  const wanted = readTree(text, whole, options)
  const { nodes, deepest } = census(wanted)
  const sizeOf = (code: string) => (measure === 'brotli' ? compressedSize(code, asset) : quickSize(code))
  const source = await sizeOf(entered)
  const runners: Runner[] = []
  let inline: InlineCode | null = null
  await run('Ours', began, async () => writeHtml(wanted, options))
  if (runners[0]?.difference && !options.keepTags)
    await run('Ours, all tags', now(), async () => writeHtml(wanted, { ...options, keepTags: true }))
  if (minifyCode && hasCode(text)) {
    partial(leader())
    const begun = now()
    await run('Ours, with its code', begun, async () => {
      inline = await minifyInline(wanted, ports)
      return writeHtml(wanted, options)
    })
  }
  partial(leader())
  await run('html-minifier-terser', now(), async () => {
    if (deepest > MAX_DEPTH_FOR_PEER)
      throw new Failure('invalid', { message: `it cannot handle elements ${deepest} levels deep` })
    return minifyPeer(text, options)
  })
  return leader()

  async function run(name: string, begun: number, work: () => Promise<string>) {
    signal.throwIfAborted()
    progress(runners.length, 4, name)
    try {
      const code = await work()
      const ms = now() - begun
      const size = await sizeOf(code)
      // A result that is not the smallest is not used, so its tree does not matter.
      const isUsed = name !== 'html-minifier-terser' || compareSizes(size, leader().best, measure) < 0
      const base = name === 'html-minifier-terser' ? readTree(text, whole, options) : wanted
      const difference = isUsed ? compareTrees(base, readTree(code, whole, options)).difference : null
      runners.push({ name, code, size, ms, difference, isCompared: isUsed, failure: null })
    } catch (error) {
      signal.throwIfAborted()
      const failure = String((error as Error)?.message ?? error).slice(0, 300)
      runners.push({ name, code: null, size: null, ms: now() - begun, difference: null, isCompared: false, failure })
    }
  }

  function leader() {
    const [best] = runners
      .flatMap(({ difference, failure, size, isCompared, ...one }) =>
        size && isCompared && !difference && !failure ? [{ ...one, size }] : [],
      )
      .filter(({ size }) => compareSizes(size, source, measure) < 0)
      .sort((one, other) => compareSizes(one.size, other.size, measure))
    return {
      code: best?.code ?? text,
      winner: best?.name ?? null,
      isDocument: whole,
      nodes,
      source,
      best: best?.size ?? source,
      runners: [...runners],
      inline,
      doubts: findDoubts(text),
    }
  }
}

const hasCode = (text: string) => /<(?:style|script)\b|\sstyle\s*=/i.test(text)

export type Race = Awaited<ReturnType<typeof minifyHtml>>

function census(root: Tree.ParentNode) {
  let [nodes, deepest] = [0, 0]
  const open: { node: Tree.ParentNode; depth: number }[] = [{ node: root, depth: 0 }]
  for (let one = open.pop(); one; one = open.pop()) {
    nodes++
    deepest = Math.max(deepest, one.depth)
    for (const child of one.node.childNodes) {
      if ('tagName' in child)
        open.push({ node: 'content' in child ? (child as Tree.Template).content : child, depth: one.depth + 1 })
      else nodes++
    }
  }
  return { nodes, deepest }
}
