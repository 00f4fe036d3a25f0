import type { Measure } from '#bench/measure.ts'
import { run } from '#tests/support/tool-ports.ts'
import { gatherFiles } from '#tests/support/web-files.ts'
import { cases, PAGE_URL, webOf } from './oracle.ts'
import type { Previews } from './report.ts'
import { tool } from './tool.ts'

/** Counts fixture pages with the right layout on every network and the right findings. */
export async function measure(): Promise<Measure[]> {
  let right = 0
  const started = performance.now()
  for (const fixture of cases) {
    const { data, findings } = await run(tool, { url: PAGE_URL }, { gather: gatherFiles(webOf(fixture)) })
    const ids = new Set(findings.map(({ id }) => id))
    const layouts = (data as Previews | null)?.cards.map(({ layout }) => layout).join()
    const isComplete = fixture.has.every((id) => ids.has(id)) && !fixture.lacks?.some((id) => ids.has(id))
    if (layouts === fixture.layouts.join() && isComplete) right++
  }
  return [
    {
      what: 'open-graph-checker: pages with the right previews and findings',
      value: right,
      unit: `of ${cases.length}`,
      limit: cases.length,
      better: 'more',
      note: `four networks each; ${Math.round((performance.now() - started) / cases.length)} ms a page`,
    },
  ]
}
