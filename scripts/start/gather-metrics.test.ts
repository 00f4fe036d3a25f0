import { expect, test } from 'vitest'
// @ts-expect-error: a plain Node script without types
import { gatherMetrics } from './gather-metrics.mjs'

type Message = { reportMetrics?: number; metricsOfAll?: number; processes?: unknown[] }

/** Returns a process of a supervisor that answers with its values, or not at all. */
function processNamed(name: string, restarts: number, values?: string[]) {
  const received: Message[] = []
  const one = {
    name,
    restarts: () => restarts,
    received,
    receive: (_message: object, _from: object): void => undefined,
    send(message: Message) {
      received.push(message)
      if (message.reportMetrics !== undefined && values)
        queueMicrotask(() => one.receive({ metrics: message.reportMetrics, values }, one))
      return values !== undefined || message.metricsOfAll !== undefined
    },
  }
  return one
}

test('R18 a process that asks gets the metrics of all others, and learns which are away', async () => {
  const [site, worker, admin] = [processNamed('site', 0), processNamed('worker', 3, ['w']), processNamed('admin', 1)]
  const all = [site, worker, admin]
  const receive = gatherMetrics(() => all)
  for (const one of all) one.receive = receive
  receive({ askMetrics: 7 }, site)
  await expect
    .poll(() => site.received)
    .toEqual([
      {
        metricsOfAll: 7,
        processes: [
          { name: 'site', restarts: 0, isAsking: true },
          { name: 'worker', restarts: 3, metrics: ['w'] },
          { name: 'admin', restarts: 1, metrics: undefined },
        ],
      },
    ])
})
