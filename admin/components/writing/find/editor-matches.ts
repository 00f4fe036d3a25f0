import { $isBlockNode, type BlockNode } from '@payloadcms/richtext-lexical/client'
import {
  $getNodeByKey,
  $getRoot,
  $isElementNode,
  $isTextNode,
  type ElementNode,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  type TextNode,
} from '@payloadcms/richtext-lexical/lexical'
import { blockLines } from '#engine/find/block-lines.ts'
import { type FindOptions, findMatches, type Match, replaceMatches } from '#engine/find/find-matches.ts'

/** A match in the text itself, with the keys of its line’s pieces; or in a block, as its number among the block’s. */
export type Found = ({ kind: 'text'; keys: string[] } & Match) | { kind: 'block'; key: string; at: number }

/** Returns every match in the text of an editor and in its blocks, in reading order. */
export function findInEditor(editor: LexicalEditor, options: FindOptions): Found[] {
  return editor.read(() =>
    $lines($getRoot()).flatMap((line): Found[] => {
      if (!Array.isArray(line))
        return matchesInBlock(line, options).map((_, at) => ({ kind: 'block', key: line.getKey(), at }))
      const keys = line.map((node) => node.getKey())
      const text = line.map((node) => node.getTextContent()).join('')
      return findMatches(text, options).map((match) => ({ kind: 'text', keys, ...match }))
    }),
  )
}

/** Replaces matches. Undoing restores all of them. */
export function replaceInEditor(editor: LexicalEditor, found: Found[], replacement: string, options: FindOptions) {
  editor.update(
    () => {
      for (const [first, matches] of byLine(found))
        if (first.kind === 'text') $replaceInLine(first.keys, matches as Match[], replacement)
        else
          $replaceInBlock(
            first.key,
            new Set(matches.map((match) => (match as { at: number }).at)),
            replacement,
            options,
          )
    },
    { tag: HISTORY_PUSH_TAG },
  )
}

/** Selects a match in the text, so that typing continues there. */
export function selectFound(editor: LexicalEditor, found: Found) {
  editor.update(() => {
    if (found.kind === 'block') return void $getNodeByKey(found.key)?.selectNext()
    const places = placesIn(found.keys.map((key) => $getNodeByKey(key)).filter($isTextNode), found)
    const [first, last] = [places[0], places.at(-1)]
    if (!first || !last) return
    const selection = first.node.select(first.from, first.from)
    selection.focus.set(last.node.getKey(), last.to, 'text')
  })
}

/** Returns the pieces of a line that a match touches, with offsets in each. */
export function placesIn<T extends { getTextContent: () => string }>(nodes: T[], { start, end }: Match) {
  let from = 0
  return nodes.flatMap((node) => {
    const place = { node, from: Math.max(0, start - from), to: Math.min(node.getTextContent().length, end - from) }
    from += node.getTextContent().length
    return place.to > place.from ? [place] : []
  })
}

/** Returns the lines of a text: its texts up to the next line break or block, and its blocks. */
function $lines(parent: ElementNode): (TextNode[] | BlockNode)[] {
  const lines: (TextNode[] | BlockNode)[] = []
  let line: TextNode[] = []
  const close = () => {
    if (line.length > 0) lines.push(line)
    line = []
  }
  for (const child of parent.getChildren()) {
    if ($isTextNode(child)) line.push(child)
    else if ($isElementNode(child) && child.isInline()) line.push(...child.getAllTextNodes())
    else {
      close()
      if ($isElementNode(child)) lines.push(...$lines(child))
      else if ($isBlockNode(child)) lines.push(child)
    }
  }
  close()
  return lines
}

function matchesInBlock(block: BlockNode, options: FindOptions) {
  return blockLines(structuredClone(block.getFields())).flatMap((line) =>
    findMatches(line.map(({ read }) => read()).join(''), options),
  )
}

function byLine(found: Found[]) {
  const lines = new Map<string, Found[]>()
  for (const one of found) {
    const key = one.kind === 'text' ? one.keys.join(' ') : one.key
    lines.set(key, [...(lines.get(key) ?? []), one])
  }
  return [...lines.values()].map((matches) => [matches[0] as Found, matches] as const)
}

function $replaceInLine(keys: string[], matches: Match[], replacement: string) {
  const nodes = keys.map((key) => $getNodeByKey(key)).filter($isTextNode)
  const texts = replaceMatches(
    nodes.map((node) => node.getTextContent()),
    matches,
    replacement,
  )
  for (const [at, node] of nodes.entries()) {
    if (texts[at] === '') node.remove()
    else if (texts[at] !== node.getTextContent()) node.setTextContent(texts[at] as string)
  }
}

function $replaceInBlock(key: string, wanted: Set<number>, replacement: string, options: FindOptions) {
  const block = $getNodeByKey(key)
  if (!$isBlockNode(block)) return
  const fields = structuredClone(block.getFields())
  let at = 0
  for (const line of blockLines(fields)) {
    const pieces = line.map(({ read }) => read())
    const matches = findMatches(pieces.join(''), options).filter(() => wanted.has(at++))
    const texts = replaceMatches(pieces, matches, replacement)
    for (const [piece, { write }] of line.entries()) write(texts[piece] as string)
  }
  // The block reads its form from these fields again.
  block.setFields(fields)
}
