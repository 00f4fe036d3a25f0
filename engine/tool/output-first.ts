import type { Block } from './blocks.ts'

/**
 * Returns the blocks with the answer before what is about it: the table or the figures that are one, otherwise what the
 * tool made: the first image, marked text, saved code, or difference, with the outputs directly after it. Critical
 * findings stay above the output they concern.
 * @returns `lead`, which may be empty, and the `rest` in its own order
 */
export function outputFirst(blocks: Block[]): { lead: Block[]; rest: Block[] } {
  const answer = blocks.find((block) => 'isAnswer' in block && block.isAnswer)
  if (answer) return { lead: [answer], rest: blocks.filter((block) => block !== answer) }
  const from = blocks.findIndex(isOutput)
  if (from < 0) return { lead: [], rest: blocks }
  const after = blocks.slice(from).findIndex((block) => !isOutput(block))
  const to = after < 0 ? blocks.length : from + after
  const before = blocks.slice(0, from)
  return {
    lead: [...before.filter(isCritical), ...blocks.slice(from, to)],
    rest: [...before.filter((block) => !isCritical(block)), ...blocks.slice(to)],
  }
}

/**
 * Returns whether a block is output. Code without a file name is only an example, unless it is in a group with an
 * output.
 */
const isOutput = (block: Block) =>
  block.kind === 'image' ||
  block.kind === 'text' ||
  block.kind === 'diff' ||
  (block.kind === 'code' && (block.fileName !== undefined || block.group !== undefined))

const isCritical = (block: Block) =>
  block.kind === 'findings' && block.findings.some(({ severity }) => severity === 'critical')
