import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { type CompressedSize, compressedSize } from '../../engine/compressed-size.ts'
import { Failure } from '../../engine/failures.ts'
import { compareSizes, type SizeMeasure } from '../../engine/size-metrics.ts'
import type { Ports } from '../../engine/tool/ports.ts'
import { compareTrees, type TreeDifference } from './compare-trees.ts'
import { findDoubts } from './doubts.ts'
import { minifyPeer, type Options } from './peer.ts'
import { applyRule } from './whitespace-rule.ts'
import { writeHtml } from './write-html.ts'

export type Runner = {
  name: string
  code: string | null
  size: CompressedSize | null
  ms: number
  difference: TreeDifference | null
  failure: string | null
}

const MAX_DEPTH_FOR_PEER = 500

/** A whole document has a doctype, html, head or body; anything else is a piece of one. */
export function isDocument(html: string) {
  const before = /\s*(?:<!--[\s\S]*?-->|<\?[^>]*>)|\s*/y
  while (before.exec(html)?.[0].trim());
  return /^\s*<(?:!doctype|html|head|body)\b/i.test(html.slice(before.lastIndex, before.lastIndex + 1_000))
}

export function readTree(html: string, whole: boolean, { keepComments }: Options): Tree.ParentNode {
  const tree: Tree.ParentNode = whole ? parse(html) : parseFragment(html)
  applyRule(tree, { keepComments })
  shortenNoscript(tree, keepComments)
  return tree
}

/** What noscript holds is text to a browser with scripts, and markup to others: it is written as short markup. */
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

/** Ours: the tree of the source after the rule, written as short as it can be. */
export function minifyOwn(html: string, whole: boolean, options: Options): string {
  return writeHtml(readTree(html, whole, options), options)
}

/** Both minifiers, each compared with the source; the smallest that builds the same tree is kept. */
export async function minifyHtml(given: string, options: Options & { measure: SizeMeasure }, ports: Ports) {
  const { asset, now, progress, signal } = ports
  // A byte order mark is of the file, not of the document: read as text it would push the doctype out.
  const html = given.replace(/^\ufeff/, '')
  const whole = isDocument(html)
  const wanted = readTree(html, whole, options)
  const runners: Runner[] = []
  const { nodes, deepest } = census(wanted)
  const engines: [string, () => Promise<string>][] = [
    ['Ours', async () => minifyOwn(html, whole, options)],
    ['Ours, all tags', async () => minifyOwn(html, whole, { ...options, keepTags: true })],
    [
      'html-minifier-terser',
      async () => {
        if (deepest > MAX_DEPTH_FOR_PEER)
          throw new Failure('invalid', { message: `it does not take elements ${deepest} deep` })
        return minifyPeer(html, options)
      },
    ],
  ]
  for (const [at, [name, work]] of engines.entries()) {
    if (name === 'Ours, all tags' && (options.keepTags || runners[0]?.difference === null)) continue
    signal.throwIfAborted()
    progress(at, engines.length, name)
    const began = now()
    try {
      const code = await work()
      const ms = now() - began
      const { difference } = compareTrees(wanted, readTree(code, whole, options))
      runners.push({ name, code, size: await compressedSize(code, asset), ms, difference, failure: null })
    } catch (error) {
      const failure = String((error as Error)?.message ?? error).slice(0, 300)
      runners.push({ name, code: null, size: null, ms: now() - began, difference: null, failure })
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  const source = await compressedSize(given, asset)
  const [best] = runners
    .flatMap(({ difference, failure, size, ...one }) => (size && !difference && !failure ? [{ ...one, size }] : []))
    .filter(({ size }) => compareSizes(size, source, options.measure) < 0)
    .sort((one, other) => compareSizes(one.size, other.size, options.measure))
  return {
    code: best?.code ?? html,
    winner: best?.name ?? null,
    isDocument: whole,
    nodes,
    source,
    best: best?.size ?? source,
    runners,
    doubts: findDoubts(html),
  }
}

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
