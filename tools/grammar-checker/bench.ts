import type { Measure } from '#bench/measure.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { corpus } from '#tests/support/corpus.ts'
import { run } from '#tests/support/tool-ports.ts'
import { lint, rawLint } from './harper.ts'
import { readJfleg } from './oracle/jfleg.ts'
import { tool } from './tool.ts'

const ROUNDS = 7
const paragraph =
  'Prairie Signal builds websites for small shops and measures what they earn. Every month we write a report that names the pages people read. We keep it short, because owners have little time. '

/** Compares the flags on JFLEG and the speed with those of Harper alone. */
export async function measure(): Promise<Measure[]> {
  return [...(await speed()), ...(await beside()), ...(await flags())]
}

/**
 * Compares the time for a thousand words with that of Harper alone: for texts that are new, and for one that was
 * checked before and has a new last line, as while somebody types. Both see each kind of text in turn.
 */
async function beside(): Promise<Measure[]> {
  const { asset } = nodePorts(tool)
  const options = { dialect: 'american', isMarkdown: false, wasm: () => asset('harper.wasm') } as const
  const lines = (round: string) => Array.from({ length: 30 }, (_, at) => `Line ${round} ${at}. ${paragraph}`).join('\n')
  const median = (times: number[]) => times.sort((one, other) => one - other)[ROUNDS >> 1] ?? 0
  const timeOf = async (find: typeof lint, text: string) => {
    const start = performance.now()
    await find(text, options)
    return performance.now() - start
  }
  const times = { ours: [] as number[], raw: [] as number[], oursTyped: [] as number[], rawTyped: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    times.raw.push(await timeOf(rawLint, lines(`${round} raw`)))
    times.rawTyped.push(await timeOf(rawLint, `${lines(`${round} raw`)}\nWe sell socks.`))
    times.ours.push(await timeOf(lint, lines(`${round} ours`)))
    times.oursTyped.push(await timeOf(lint, `${lines(`${round} ours`)}\nWe sell socks.`))
  }
  const row = (what: string, ours: number[], raw: number[], limit: number): Measure => ({
    what: `grammar-checker: ${what}, by Harper alone`,
    value: Math.round((median(ours) / median(raw)) * 100) / 100,
    unit: 'times',
    limit,
    better: 'less',
    note: `${Math.round(median(ours))} ms; Harper alone ${Math.round(median(raw))} ms.`,
  })
  return [
    row('1,000 new words', times.ours, times.raw, 2),
    row('one new line below 1,000 words', times.oursTyped, times.rawTyped, 2),
  ]
}

/** Counts flags. A flag is a hit if one of four editors changed a word of it; otherwise it is a false alarm. */
async function flags(): Promise<Measure[]> {
  const folder = corpus('jfleg')
  if (!folder) return []
  const { asset } = nodePorts(tool)
  const options = { dialect: 'american', isMarkdown: false, wasm: () => asset('harper.wasm') } as const
  const count = async (find: typeof lint) => {
    let [hits, wrong] = [0, 0]
    for (const { text, isChanged } of readJfleg(folder))
      for (const { start, end } of await find(text, options)) isChanged(start, end) ? hits++ : wrong++
    return { hits, wrong }
  }
  const [ours, raw] = [await count(lint), await count(rawLint)]
  return [
    {
      what: 'grammar-checker: hits on JFLEG (test)',
      value: ours.hits,
      unit: '',
      limit: raw.hits,
      better: 'more',
      note: `Harper alone ${raw.hits}`,
    },
    {
      what: 'grammar-checker: false flags on JFLEG (test)',
      value: ours.wrong,
      unit: '',
      limit: Math.floor(raw.wrong / 2),
      better: 'less',
      note: `Harper alone ${raw.wrong}`,
    },
  ]
}

/**
 * Returns the time for a thousand words after Harper is loaded: the median of several runs, each with a different text.
 */
async function speed(): Promise<Measure[]> {
  const began = performance.now()
  await run(tool, { text: 'Ready.' })
  const loading = Math.round(performance.now() - began)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    const { status } = await run(tool, { text: `Report ${round}. ${paragraph.repeat(30)}` })
    if (status !== 'done') throw new Error('The grammar checker did not run.')
    times.push(performance.now() - start)
  }
  const median = Math.round(times.sort((one, other) => one - other)[ROUNDS >> 1] ?? 0)
  return [
    { what: 'grammar-checker: 1,000 words', value: median, unit: 'ms', limit: 150, better: 'less' },
    { what: 'grammar-checker: loading Harper', value: loading, unit: 'ms', limit: 10_000, better: 'less' },
  ]
}
