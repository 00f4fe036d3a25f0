import { setTimeout as wait } from 'node:timers/promises'

/** A process that is busy for longer is missing in one scrape. */
const REPORT_TIMEOUT_MS = 500

/**
 * Passes metrics between the processes of the product: any of them asks, and gets those of all others with how often
 * each was started again.
 * @param {() => { name: string, restarts: () => number, send: (message: object) => boolean }[]} processes
 * @returns {(message: object, from: object) => void} what to call with each message of a process
 */
export function gatherMetrics(processes) {
  const awaited = new Map()
  let reports = 0

  return (message, from) => {
    if (message?.metrics !== undefined) awaited.get(message.metrics)?.(message.values)
    if (message?.askMetrics !== undefined) void answer(message.askMetrics, from)
  }

  async function answer(ask, from) {
    const found = processes().map(async (one) => ({
      name: one.name,
      restarts: one.restarts(),
      ...(one === from ? { isAsking: true } : { metrics: await metricsOf(one) }),
    }))
    from.send({ metricsOfAll: ask, processes: await Promise.all(found) })
  }

  async function metricsOf(one) {
    const report = reports++
    const { promise, resolve } = Promise.withResolvers()
    awaited.set(report, resolve)
    const isSent = one.send({ reportMetrics: report })
    const values = isSent
      ? await Promise.race([promise, wait(REPORT_TIMEOUT_MS, undefined, { ref: false })])
      : undefined
    awaited.delete(report)
    return values
  }
}
