import { cascadeOf } from './cascade.ts'
import { compareCascades } from './compare-sheets.ts'
import { isKnownAtRule } from './known-at-rules.ts'
import { type Declaration, type Item, readSheet } from './read-sheet.ts'
import { textMask } from './text-mask.ts'
import { writeItem, writeSheet } from './write-sheet.ts'

const DESCRIPTORS =
  /^(?:font-face|page|counter-style|property|font-palette-values|font-feature-values|view-transition|position-try|color-profile)$/

const isText = (name: string) => DESCRIPTORS.test(name) || !isKnownAtRule(name)

type Block = { source: Declaration[]; best: Declaration[]; length: number }

/**
 * Returns the blocks of declarations of a stylesheet for an engine, and the stylesheet with each block replaced by the
 * shorter of its source and the engine's output. A block is only replaced if every longhand keeps its value, so a
 * mistake of an engine affects one block.
 * @returns `sheet`, which the engine minifies, and `rewrite`, which takes its output
 */
export function splitBlocks(items: Item[]): { sheet: string; rewrite: (output: string) => Item[] } {
  const blocks = new Map<string, Block>()
  collect(items)
  const list = [...blocks.values()]
  const { mask, unmask } = textMask()
  const sheet = list.map(({ source }, at) => `.m${at}{${writeSheet(source.map(mask))}}`).join('\n')
  return { sheet, rewrite }

  function rewrite(output: string): Item[] {
    for (const item of readSheet(output)) {
      if (item.kind !== 'rule' || !item.items.every(({ kind }) => kind === 'declaration')) continue
      for (const name of item.selector.split(',')) {
        const block = list[Number(/^\.m(\d+)$/.exec(name.trim())?.[1])]
        if (!block) continue
        const rewritten = (item.items as Declaration[]).map(unmask)
        const length = writeSheet(rewritten).length
        if (length < block.length && isSameBlock(block.source, rewritten))
          Object.assign(block, { best: rewritten, length })
      }
    }
    return replace(items)
  }

  function collect(list: Item[]) {
    for (const item of list)
      if (item.kind === 'rule' || (item.kind === 'at' && item.items && !isText(item.name))) {
        for (const run of runsOf(item.items ?? [])) {
          const source = run.filter((one): one is Declaration => one.kind === 'declaration')
          if (source.length > 0) {
            const text = writeSheet(source)
            if (!blocks.has(text)) blocks.set(text, { source, best: source, length: text.length })
          } else collect(run)
        }
      }
  }

  function replace(list: Item[]): Item[] {
    return list.map((item) => {
      if ((item.kind !== 'rule' && item.kind !== 'at') || !item.items) return item
      if (item.kind === 'at' && isText(item.name)) return item
      const inside = runsOf(item.items).flatMap((run) =>
        run[0]?.kind === 'declaration' ? (blocks.get(writeSheet(run))?.best ?? run) : replace(run),
      )
      return { ...item, items: inside }
    })
  }
}

/** Returns runs of adjacent declarations, and every other item separately. */
function runsOf(items: Item[]): Item[][] {
  const runs: Item[][] = []
  for (const item of items) {
    const last = runs.at(-1)
    if (item.kind === 'declaration' && last?.[0]?.kind === 'declaration') last.push(item)
    else runs.push([item])
  }
  return runs
}

function isSameBlock(one: Declaration[], other: Declaration[]) {
  const rule = (items: Declaration[]): Item[] => [{ kind: 'rule', selector: 'x', items }]
  if (one.some(({ name }) => name.startsWith('--')) && one.map(writeItem).join() === other.map(writeItem).join())
    return true
  return compareCascades(cascadeOf(rule(one)), cascadeOf(rule(other))) === undefined
}
