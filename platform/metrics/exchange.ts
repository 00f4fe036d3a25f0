import type { Registry } from 'prom-client'
import type { ProcessMetrics } from './registry.ts'

/** What the supervisor knows of a process that it keeps running; `metrics` is missing while the process is away. */
export type Supervised = { name: string; restarts: number; isAsking?: boolean; metrics?: ProcessMetrics }

/** The supervisor waits half a second for each process: `scripts/start/gather-metrics.mjs`. */
const ANSWER_TIMEOUT_MS = 1_000

const asked = new Map<number, (processes: Supervised[]) => void>()
let asks = 0

/** Sends the metrics of this process to its supervisor whenever that asks. */
export function answerSupervisor(registry: Registry) {
  process.on(
    'message',
    async (message: { reportMetrics?: number; metricsOfAll?: number; processes?: Supervised[] }) => {
      if (message?.reportMetrics !== undefined)
        process.send?.({ metrics: message.reportMetrics, values: await registry.getMetricsAsJSON() })
      if (message?.metricsOfAll !== undefined) asked.get(message.metricsOfAll)?.(message.processes ?? [])
    },
  )
}

/**
 * Asks the supervisor for the metrics of all other processes. A process that was started without one is told nothing.
 */
export function askSupervisor(): Promise<Supervised[]> {
  if (!process.send || !process.connected) return Promise.resolve([])
  const ask = asks++
  const { promise, resolve } = Promise.withResolvers<Supervised[]>()
  const timer = setTimeout(() => resolve([]), ANSWER_TIMEOUT_MS)
  asked.set(ask, resolve)
  process.send({ askMetrics: ask })
  return promise.finally(() => {
    clearTimeout(timer)
    asked.delete(ask)
  })
}
