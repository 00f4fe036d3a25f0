import type { Measure } from './measure.ts'

type Race = {
  slug: string
  /** The input, such as "jQuery, 268 kB". */
  input: string
  /** Runs the whole race and calls back with each result that is shown before it ends. */
  race: (shown: () => void) => Promise<unknown>
  /** Each engine alone, with the same input. */
  engines: Record<string, () => Promise<unknown>>
}

const ROUNDS = 3

/**
 * Measures the first result of a race, and the whole race compared with its slowest engine alone, in this process with
 * loaded engines. Each figure is the median of three.
 * @throws if an engine does
 */
export async function measureRace({ slug, input, race, engines }: Race): Promise<Measure[]> {
  await race(() => {})
  const alone: [name: string, ms: number][] = []
  for (const [name, run] of Object.entries(engines)) alone.push([name, await median(() => timed(run))])
  const [slowest = '', peer = Number.NaN] = alone.toSorted(([, one], [, other]) => other - one)[0] ?? []
  const first: number[] = []
  const whole = await median(() => {
    const began = performance.now()
    let at = Number.NaN
    return timed(() =>
      race(() => {
        at = Number.isNaN(at) ? performance.now() - began : at
      }),
    ).finally(() => first.push(at))
  })
  const list = alone.map(([name, ms]) => `${name} ${Math.round(ms)} ms`).join(', ')
  return [
    {
      what: `${slug}: first result, ${input}`,
      value: Math.round(middle(first)),
      unit: 'ms',
      limit: 300,
      better: 'less',
    },
    {
      what: `${slug}: whole race by its slowest engine alone, ${input}`,
      value: Math.round((whole / peer) * 100) / 100,
      unit: 'times',
      limit: 3,
      better: 'less',
      note: `In one thread: the race ${Math.round(whole)} ms, ${slowest} the slowest; alone: ${list}.`,
    },
  ]
}

async function timed(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function median(work: () => Promise<number>) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await work())
  return middle(times)
}

const middle = (times: number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
