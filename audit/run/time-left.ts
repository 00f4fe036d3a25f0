import type { AuditStage } from '../stored-audit.ts'

/** What is left of each stage. */
export type WorkLeft = { requests: number; opened: number; measured: number }

/** Measured durations of one step, in milliseconds. */
type Rate = { steps: number; ms: number }

/** Requests after which their duration says something. */
const MIN_REQUESTS = 3
/** Assumed for steps until one of them was measured, and for what is gathered apart from the crawl. */
const TYPICAL_MS = { opened: 6_000, measured: 20_000, site: 10_000 }

/** Estimates the time that an audit still takes from what its steps have taken until now. */
export function createTimeLeft(now: () => number) {
  const rates: Record<'requests' | 'opened' | 'measured', Rate> = {
    requests: { steps: 0, ms: 0 },
    opened: { steps: 0, ms: 0 },
    measured: { steps: 0, ms: 0 },
  }
  let since = now()
  return {
    /** Notes that a step has ended, which began when the one before ended. */
    step(kind: keyof typeof rates) {
      const at = now()
      rates[kind].steps++
      rates[kind].ms += at - since
      since = at
    },
    /** Begins to measure the next step here: what went before is none. */
    restart() {
      since = now()
    },
    /** Returns whole seconds; `null` while too little was measured. */
    seconds(stage: AuditStage, left: WorkLeft): number | null {
      const { requests, opened, measured } = rates
      if (left.requests > 0 && requests.steps < MIN_REQUESTS) return null
      const each = ({ steps, ms }: Rate, typical: number) => (steps > 0 ? ms / steps : typical)
      const ms =
        left.requests * each(requests, 0) +
        (stage === 'pages' || stage === 'links' ? TYPICAL_MS.site : 0) +
        left.opened * each(opened, TYPICAL_MS.opened) +
        left.measured * each(measured, TYPICAL_MS.measured)
      return Math.ceil(ms / 1_000)
    },
  }
}
