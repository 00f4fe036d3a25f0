import { logIn } from '../../tests/support/fuzz/log-in.ts'
import { describeFailure, runFuzz } from '../../tests/support/fuzz/run-fuzz.ts'
import type { Measure } from '../measure.ts'
import { flag, none } from './record.ts'
import type { Setting } from './setting.ts'

const SEED = 20_261_122

/**
 * Row 17: odd paths, queries, headers, cookies, JSON, and forms to all routes, some as the administrator. The series is
 * the same in every run: `--fuzz-seed=1 --fuzz-count=500` sends another or a shorter one.
 * @throws {Error} if the administrator cannot sign in
 */
export async function measureFuzz({ url, administrator }: Setting): Promise<Measure[]> {
  const seed = flag('fuzz-seed', SEED)
  const count = flag('fuzz-count', 20_000)
  const session = await logIn(url, administrator)
  const { failures, statuses } = await runFuzz({ url, seed, count, session, isDestructive: true })
  for (const failure of failures.slice(0, flag('fuzz-show', 20))) console.log(describeFailure(failure))
  const of = (why: string) => failures.filter((failure) => failure.why === why).length
  const note = [...statuses].toSorted().map(([status, times]) => `${times} × ${status}`)
  return [
    { ...none('fuzz: requests answered with a fault of ours', of('5xx'), `of ${count}`, note.join(', ')), before: '' },
    { ...none('fuzz: responses with a stack trace', of('stack'), `of ${count}`), before: '' },
    { ...none('fuzz: requests without an answer', of('no response'), `of ${count}`), before: '' },
  ]
}
