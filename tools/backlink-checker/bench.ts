import type { Measure } from '#bench/measure.ts'
import { run } from '#tests/support/tool-ports.ts'
import { gatherFiles } from '#tests/support/web-files.ts'
import { cases, PAGE, TARGET, webOf } from './oracle.ts'
import type { LinkReport } from './report.ts'
import { tool } from './tool.ts'

/** Compares the states of prepared links as found by this tool and by a text search for the URL in the source. */
export async function measure(): Promise<Measure[]> {
  let ours = 0
  let theirs = 0
  for (const fixture of cases) {
    const { target = TARGET, state } = fixture
    const files = webOf(fixture)
    const { data } = await run(tool, { target, pages: PAGE }, { gather: gatherFiles(files) })
    if ((data as LinkReport).links[0]?.state === state) ours++
    const { body = '', status = 200 } = files[PAGE] ?? {}
    const isThere = status < 400 && String(body).includes(target)
    if (isThere === !/^(?:dead|unknown)$/.test(state)) theirs++
  }
  return [
    {
      what: 'backlink-checker: pages with the right state',
      value: ours,
      unit: `of ${cases.length}`,
      limit: cases.length,
      better: 'more',
      note: `a search for the URL in the source is right about “there or not” on ${theirs}`,
    },
  ]
}
