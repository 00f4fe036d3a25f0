import { readRobotsFile } from '#engine/robots/robots-file.ts'
import { checkRobots } from '#engine/robots/verdict.ts'
import type { FetchedRobots } from '#engine/web/sitemaps.ts'
import type { Agent } from './agents/agent.ts'

export type AgentVerdict = {
  token: string
  isAllowed: boolean
  /** Which group of robots.txt applies: the agent's own, that of `*`, or none. */
  group: string | null
  rule: string | null
  line: number | null
  reason: string
}

const FIRST_ERROR = 400
const FIRST_SERVER_ERROR = 500

/** Whether there are rules: a file, none (everything is allowed), or an error (nothing is allowed, RFC 9309, 2.3.1). */
export type RobotsState = 'file' | 'none' | 'unreachable'

export function robotsState({ status, failure }: FetchedRobots): RobotsState {
  if (status === null || failure || status >= FIRST_SERVER_ERROR) return 'unreachable'
  return status >= FIRST_ERROR ? 'none' : 'file'
}

const MISSING = [404, 410]

/** Returns whether robots.txt is refused, not missing; search engines treat both alike (RFC 9309, 2.3.1.3). */
export const isRefusal = (state: RobotsState, status: number | null) =>
  state === 'none' && !MISSING.includes(status ?? 0)

/** Returns what robots.txt says to each agent about a URL, by the same engine as the robots.txt tester. */
export function verdictsFor(agents: Agent[], robots: FetchedRobots, url: string): AgentVerdict[] {
  const state = robotsState(robots)
  if (state === 'unreachable')
    return agents.map(({ token }) => ({
      token,
      isAllowed: false,
      group: null,
      rule: null,
      line: null,
      reason: 'robots.txt cannot be read, so crawlers must assume that everything is blocked.',
    }))
  const file = readRobotsFile(state === 'file' ? robots.text : '')
  return agents.map(({ token }) => {
    const { isAllowed, rule, chosen } = checkRobots(file, token, url)
    const directive = rule ? `${rule.allows ? 'Allow' : 'Disallow'}: ${rule.value}` : null
    const reason =
      state === 'none'
        ? isRefusal(state, robots.status)
          ? `robots.txt responds with ${robots.status}, which counts as no file.`
          : 'There is no robots.txt.'
        : rule
          ? `Line ${rule.line} decides.`
          : chosen.name === null
            ? 'No group applies.'
            : 'No rule of its group matches.'
    return { token, isAllowed, group: chosen.name, rule: directive, line: rule?.line ?? null, reason }
  })
}
