import { Failure } from '#engine/failures.ts'
import type { Tool } from '#engine/tool/define-tool.ts'

const TEXT_TIME_LIMIT_S = 5
/** Maximum computing time of a run on the server. Longer work belongs in the visitor's browser. */
const IMAGE_TIME_LIMIT_S = 30
/** With all that is gathered while it runs, for a tool that does not name a longer time. */
export const WEB_RUN_LIMIT_S = 60
/** On a busy server, a thread gets less than a core. A run that does not get a sixth of one is ended. */
const BUSY_FACTOR = 6
/** Interval between two readings of the CPU time shortly before its limit. */
const MIN_CHECK_MS = 100
const BUSY_RETRY_S = 60

type Options = {
  /** Ends the run. */
  end: (failure: Failure) => void
  /** Returns the CPU time of the run's thread so far, in milliseconds; undefined if it cannot be read. */
  cpuMs: () => Promise<number | undefined>
}

/**
 * Returns the time limits of one run: of the CPU time of its thread, so that a busy server ends no run early; of the
 * time in which it got that, so that it ends at all; and of all that it waits for.
 */
export function createRunLimits(tool: Tool, { end, cpuMs }: Options) {
  const limitMs = timeLimitOf(tool) * 1_000
  /** Limits of the present stretch of computing. Undefined while the run waits for another server. */
  let stretch: { own: NodeJS.Timeout; busy: NodeJS.Timeout } | undefined
  let whole: NodeJS.Timeout | undefined
  return {
    begin: (isWaiting: boolean) => {
      resume()
      if (isWaiting) whole = setTimeout(() => end(tookTooLong(wholeLimitOf(tool))), wholeLimitOf(tool) * 1_000)
    },
    pause,
    resume,
    end: () => {
      pause()
      clearTimeout(whole)
    },
  }

  function pause() {
    clearTimeout(stretch?.own)
    clearTimeout(stretch?.busy)
    stretch = undefined
  }

  function resume() {
    pause()
    const before = cpuMs()
    const current = {
      own: setTimeout(() => void check(), limitMs),
      busy: setTimeout(() => end(tooBusy(limitMs)), limitMs * BUSY_FACTOR),
    }
    stretch = current

    async function check() {
      const [first, now] = await Promise.all([before, cpuMs()])
      if (stretch !== current) return
      const leftMs = first === undefined || now === undefined ? 0 : limitMs - (now - first)
      if (leftMs <= 0) return end(new Failure('time-limit'))
      current.own = setTimeout(() => void check(), Math.max(leftMs, MIN_CHECK_MS))
    }
  }
}

/** Returns the time limit of a tool's own computing on the server, in seconds. */
const timeLimitOf = ({ category, timeLimit = Number.POSITIVE_INFINITY }: Tool) =>
  Math.min(timeLimit, category === 'image' ? IMAGE_TIME_LIMIT_S : TEXT_TIME_LIMIT_S)

/** Returns the time limit of a run with all that it waits for, in seconds. */
export const wholeLimitOf = ({ timeLimit = 0 }: Tool) => Math.max(timeLimit, WEB_RUN_LIMIT_S)

const tookTooLong = (seconds: number) =>
  new Failure('time-limit', {
    message: `This took longer than ${seconds < 120 ? `${seconds} seconds` : `${seconds / 60} minutes`}, the maximum on our server, and was stopped.`,
  })

const tooBusy = (limitMs: number) =>
  new Failure('busy', {
    message: `Our server is so busy that this run did not get ${limitMs / 1_000} seconds of computing time within ${(limitMs * BUSY_FACTOR) / 1_000}, and was stopped. Your input is not the reason. Try again in a minute.`,
    retryAfter: BUSY_RETRY_S,
  })
