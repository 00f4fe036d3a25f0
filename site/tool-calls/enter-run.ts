import { Failure } from '#engine/failures.ts'
import type { Tool } from '#engine/tool/define-tool.ts'
import { looksAtWeb, runGetsArtifacts } from '#engine/tool/gets-artifacts.ts'
import { increase } from '#platform/metrics/counters.ts'
import { limitFetchingRuns } from '#runs/limits/fetching-limit.ts'
import { limitRuns } from '#runs/limits/run-count-limit.ts'

/**
 * Counts a run of a network, and refuses those beyond the limits.
 * @throws {Failure} too-many, busy
 */
export async function enterRun(tool: Tool, sent: Record<string, unknown>, ip: string) {
  try {
    await limitRuns(ip)
    if (runGetsArtifacts(tool, sent) && looksAtWeb(tool)) await limitFetchingRuns(ip)
  } catch (error) {
    increase('prairie_tool_runs_total', tool.slug, error instanceof Failure ? error.code : 'unexpected')
    throw error
  }
}
