import { type CssNode, generate, parse, walk } from 'css-tree'

export type Change = { what: 'dropped' | 'merged'; item: string; why: string; line: number | null }

const MOST = 300

/** What stands in the source and not in the output, and which rules were joined, read from both trees. */
export function listChanges(source: string, output: string): Change[] {
  const changes: Change[] = []
  const add = (change: Change) => {
    if (changes.length < MOST) changes.push(change)
  }
  const joined = new Set<string>()
  each(output, (node) => {
    if (node.type === 'Rule' && node.prelude.type === 'SelectorList' && node.prelude.children.size > 1)
      joined.add(generate(node.prelude))
  })
  const seen = new Map<string, number>()
  const sourceLists = new Set<string>()
  each(source, (node, context) => {
    const line = node.loc?.start.line ?? null
    if (node.type === 'Comment') add({ what: 'dropped', item: clip(`/*${node.value}*/`), why: 'A comment', line })
    if (node.type !== 'Rule') return
    const selector = generate(node.prelude)
    sourceLists.add(selector)
    if (node.block.children.isEmpty)
      add({ what: 'dropped', item: `${clip(selector)}{}`, why: 'A rule without declarations', line })
    const own = new Map<string, { line: number | null; text: string }>()
    for (const part of node.block.children) {
      if (part.type !== 'Declaration') continue
      const earlier = own.get(part.property)
      const text = generate(part)
      if (earlier && !output.includes(earlier.text))
        add({
          what: 'dropped',
          item: clip(earlier.text),
          why: `Overridden in the same rule by ${clip(text)}`,
          line: earlier.line,
        })
      own.set(part.property, { line: part.loc?.start.line ?? null, text })
    }
    const key = `${context}${selector}`
    const first = seen.get(key)
    if (first !== undefined)
      add({
        what: 'merged',
        item: clip(selector),
        why: `The selector stands a second time; first in line ${first}`,
        line,
      })
    else seen.set(key, line ?? 0)
  })
  for (const list of joined)
    if (!sourceLists.has(list))
      add({ what: 'merged', item: clip(list), why: 'Selectors with equal declarations share one rule', line: null })
  return changes
}

function each(css: string, visit: (node: CssNode, context: string) => void) {
  const tree = parse(css, {
    positions: true,
    parseValue: false,
    onComment: (value, loc) => visit({ type: 'Comment', value, loc } as CssNode, ''),
  })
  walk(tree, function (node) {
    visit(node, this.atrule?.prelude ? `@${this.atrule.name} ${generate(this.atrule.prelude)} ` : '')
  })
}

const clip = (text: string) => (text.length > 90 ? `${text.slice(0, 89)}…` : text)
