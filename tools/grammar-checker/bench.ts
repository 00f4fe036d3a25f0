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

/** Compares the flags on JFLEG with those of Harper alone, and measures speed. */
export async function measure(): Promise<Measure[]> {
  return [...(await speed()), ...(await flags())]
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
