import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client'
import { poolsOfProcess } from '../database/guarded-pool.ts'
import { type CounterName, counters, readCounts } from './counters.ts'

/** The metrics of one process as they travel to the process that responds to a scrape. */
export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[]

/**
 * Creates the metrics of this process: what it counts, its connections to the database, its memory and event loop. Each
 * has the labels `process` and `pid`, so that a counter that starts anew with its process is a series of its own.
 */
export function createRegistry(processName: 'site' | 'admin' | 'worker'): Registry {
  const registry = new Registry()
  registry.setDefaultLabels({ process: processName, pid: String(process.pid) })
  collectDefaultMetrics({ register: registry })
  for (const [name, { help, labels }] of Object.entries(counters))
    addCounter(registry, name as CounterName, help, labels)
  new Gauge({
    name: 'prairie_database_connections',
    help: 'Connections of the pools to the database, and queries that wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [name, { totalCount, idleCount, waitingCount }] of poolsOfProcess()) {
        this.set({ pool: name, state: 'total' }, totalCount)
        this.set({ pool: name, state: 'idle' }, idleCount)
        this.set({ pool: name, state: 'waiting' }, waitingCount)
      }
    },
  })
  return registry
}

function addCounter(registry: Registry, name: CounterName, help: string, labelNames: readonly string[]) {
  new Counter({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    collect() {
      this.reset()
      for (const { labels, count } of readCounts(name))
        this.inc(Object.fromEntries(labelNames.map((label, index) => [label, labels[index] ?? ''])), count)
    },
  })
}
