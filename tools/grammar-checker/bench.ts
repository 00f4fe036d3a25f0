import type { Measure } from '../../bench/measure.ts'
import { run } from '../../tests/support/tool-ports.ts'
import { tool } from './tool.ts'

const ROUNDS = 7
const paragraph =
  'Prairie Signal builds websites for small shops and measures what they earn. Every month we write a report that names the pages people read. We keep it short, because owners have little time. '

/** A thousand words after Harper is loaded: the median of several runs, each of another text. */
export async function measure(): Promise<Measure[]> {
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
    { what: 'grammar-checker: 1,000 words', value: median, unit: 'ms', limit: 50, better: 'less' },
    { what: 'grammar-checker: loading Harper', value: loading, unit: 'ms', limit: 10_000, better: 'less' },
  ]
}
