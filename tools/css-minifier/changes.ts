import { type CssNode, generate, parse, type Rule, walk } from 'css-tree'
import { isDead } from '../../engine/css/dead-prefixes.ts'
import { splitMatches } from '../../engine/css/match-lists.ts'
import { shortenSelector } from '../../engine/css/selectors.ts'

export type Change = { what: 'dropped' | 'merged' | 'rewritten'; item: string; why: string; line: number | null }

const MAX_COUNT = 300

/** What stands in the source and not in the output, and which rules were joined, read from both trees. */
export function listChanges(source: string, output: string): Change[] {
  const changes: Change[] = []
  const add = (change: Change) => {
    if (changes.length < MAX_COUNT) changes.push(change)
  }
  const made = census(output)
  const hasCustom = (value: string) => value === '' || output.includes(value)
  const sourceLists = new Set<string>()
  const seen = new Map<string, number[]>()
  each(
    source,
    (node) => {
      const line = node.loc?.start.line ?? null
      if (node.type === 'Comment') {
        const comment = `/*${node.value}*/`
        if (!output.includes(comment)) add({ what: 'dropped', item: clip(comment), why: 'A comment', line })
      }
      if (node.type === 'Declaration' && node.property.startsWith('--') && !hasCustom(writeValue(node.value).trim()))
        add({
          what: 'rewritten',
          item: clip(generate(node)),
          why: 'A custom property, which scripts read as text',
          line,
        })
      if (node.type === 'Declaration' && isDead({ name: node.property.toLowerCase(), value: writeValue(node.value) })) {
        const text = generate(node)
        if (!output.includes(text))
          add({ what: 'dropped', item: clip(text), why: 'No browser in use reads this prefix', line })
      }
      if (node.type === 'Declaration' && node.property.startsWith('*'))
        add({ what: 'dropped', item: clip(generate(node)), why: 'Only Internet Explorer 7 and older read it', line })
      if (node.type !== 'Rule') return
      const selectors = selectorsOf(node)
      const text = generate(node.prelude)
      sourceLists.add(keyOf(selectors))
      if (node.block.children.isEmpty)
        add({ what: 'dropped', item: `${clip(text)}{}`, why: 'A rule without declarations', line })
      for (const { earlier, later } of repeatsIn(node))
        if (!made.repeats.has(`${selectors[0]} ${earlier.key}`))
          add({
            what: 'dropped',
            item: clip(earlier.text),
            why: `Overridden in the same rule by ${clip(later.text)}`,
            line: earlier.line,
          })
      const lines = seen.get(keyOf(selectors)) ?? []
      seen.set(keyOf(selectors), [...lines, line ?? 0])
      const first = lines[0]
      if (first !== undefined && lines.length + 1 > (made.lists.get(keyOf(selectors)) ?? 0))
        add({
          what: 'merged',
          item: clip(text),
          why: `The selector appears again; first in line ${first}`,
          line,
        })
    },
    true,
  )
  for (const [key, text] of made.joined)
    if (!sourceLists.has(key))
      add({ what: 'merged', item: clip(text), why: 'Selectors with equal declarations share one rule', line: null })
  return changes
}

/** Of the output: how often each list of selectors stands, lists of several, and properties that stand twice in a rule. */
function census(css: string) {
  const lists = new Map<string, number>()
  const joined = new Map<string, string>()
  const repeats = new Set<string>()
  each(css, (node) => {
    if (node.type !== 'Rule') return
    const selectors = selectorsOf(node)
    const key = keyOf(selectors)
    lists.set(key, (lists.get(key) ?? 0) + 1)
    if (selectors.length > 1) joined.set(key, generate(node.prelude))
    for (const { earlier } of repeatsIn(node)) for (const one of selectors) repeats.add(`${one} ${earlier.key}`)
  })
  return { lists, joined, repeats }
}

/** In one spelling, whichever an engine chose. */
function selectorsOf({ prelude }: Rule) {
  const list = prelude.type === 'SelectorList' ? [...prelude.children] : [prelude]
  return list
    .map((one) => shortenSelector(generate(one)))
    .flatMap(splitMatches)
    .map((one) => one.replace(/["']/g, '').replace(/::/g, ':'))
    .sort()
}

const keyOf = (selectors: string[]) => selectors.join(',')

type Written = { key: string; text: string; line: number | null }

function repeatsIn({ block }: Rule) {
  const own = new Map<string, Written>()
  const found: { earlier: Written; later: Written }[] = []
  for (const part of block.children) {
    if (part.type !== 'Declaration') continue
    const key = `${part.property}${part.important === false ? '' : '!'}`
    const later = { key, text: generate(part), line: part.loc?.start.line ?? null }
    const earlier = own.get(key)
    if (earlier) found.push({ earlier, later })
    own.set(key, later)
  }
  for (const [key, earlier] of own) {
    const important = own.get(`${key}!`)
    if (important) found.push({ earlier, later: important })
  }
  return found
}

function each(css: string, visit: (node: CssNode) => void, positions = false) {
  const tree = parse(css, {
    positions,
    parseValue: false,
    onComment: (value, loc) => visit({ type: 'Comment', value, loc } as CssNode),
  })
  walk(tree, (node) => {
    if (node.type !== 'Comment') visit(node)
  })
}

/** Values are not parsed, so the text of each is at hand. */
const writeValue = (value: CssNode) => (value.type === 'Raw' ? value.value : generate(value))

const clip = (text: string) => (text.length > 90 ? `${text.slice(0, 89)}…` : text)
