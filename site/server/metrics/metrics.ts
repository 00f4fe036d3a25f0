import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client'
import type { environment } from '#platform/environment/environment.ts'
import { answerSupervisor, askSupervisor, type Supervised } from '#platform/metrics/exchange.ts'
import { lastBackup } from '#platform/process/last-backup.ts'
import { availableMemory } from '#platform/process/memory-flags.ts'
import type { Failures } from '../../failures/send-failures.ts'
import type { createPageCache } from '../pages/cache.ts'
import type { Readiness } from '../readiness.ts'
import { isLocal } from '../readiness-problems.ts'
import { registerRequestMetrics } from './request-metrics.ts'
import { createSharedMetrics } from './shared-metrics.ts'

type Parts = {
  environment: Pick<typeof environment, 'metricsToken' | 'dataDir'>
  /** The metrics of this process. */
  registry: Registry
  pages: ReturnType<typeof createPageCache>
  readiness: Pick<Readiness, 'state' | 'notificationAge'>
  fail: Failures['fail']
  /** Returns the template of the route of a path. */
  routeOf: (path: string) => string
}

/**
 * Serves `GET /metrics` in the format of Prometheus, to programs on this machine, and with METRICS_TOKEN to others: the
 * metrics of all processes of this product, whichever site process is asked.
 */
export function registerMetrics(site: FastifyInstance, { environment, registry, fail, routeOf, ...parts }: Parts) {
  registerRequestMetrics(site, registry, routeOf)
  addPageMetrics(registry, parts.pages)
  answerSupervisor(registry)
  const readShared = createSharedMetrics()
  site.get('/metrics', async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, environment.metricsToken)) return fail(request, reply, 'not-found')
    const [own, supervised, shared, instance] = await Promise.all([
      registry.getMetricsAsJSON(),
      askSupervisor(),
      readShared(),
      instanceMetrics(parts.readiness, environment.dataDir),
    ])
    const others = supervised.flatMap(({ metrics }) => (metrics ? [metrics] : []))
    const processes = await AggregatorRegistry.aggregate([own, ...others]).metrics()
    const text = [processes, await supervisedMetrics(supervised), shared, instance].filter(Boolean).join('\n')
    return reply.header('cache-control', 'no-store').type(Registry.PROMETHEUS_CONTENT_TYPE).send(text)
  })
}

/** Returns whether a request carries the token of monitoring, as `Authorization: Bearer …`. */
export function hasToken({ headers }: Pick<FastifyRequest, 'headers'>, token: string | undefined) {
  if (!token) return false
  const [sent, expected] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)]
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

function addPageMetrics(registry: Registry, pages: Parts['pages']) {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('prairie_stored_pages', 'Pages in the cache', () => pages.size)
  gauge('prairie_stored_page_bytes', 'Size of the pages in the cache', () => pages.bytes)
  gauge('prairie_stale_pages', 'Pages whose content changed since they were rendered', () =>
    pages.entries().reduce((sum, [, { stale }]) => sum + Number(stale), 0),
  )
  gauge('prairie_stuck_pages', 'Pages that could not be rendered for a minute', () => pages.stuck())
}

/** Returns what this instance sees of the database, its disk, and its backups. */
async function instanceMetrics(readiness: Parts['readiness'], dataDir: string) {
  const registry = new Registry()
  const set = (name: string, help: string, value: number | undefined) => {
    if (value !== undefined) new Gauge({ name, help, registers: [registry] }).set(value)
  }
  const { isAnswering, isMigrated, disk } = await readiness.state()
  set('prairie_database_up', 'Whether the database answers a query of the pool of pages', Number(isAnswering))
  set(
    'prairie_migrated',
    'Whether the migrations of this version have run',
    isMigrated === undefined ? undefined : Number(isMigrated),
  )
  set('prairie_disk_free_bytes', 'Free space of DATA_DIR', disk && disk.bavail * disk.bsize)
  set('prairie_disk_bytes', 'Size of the file system of DATA_DIR', disk && disk.blocks * disk.bsize)
  set('prairie_notification_missing_seconds', 'How long a notification has not arrived', readiness.notificationAge())
  set('prairie_memory_limit_bytes', 'Memory of the container or the machine', availableMemory())
  set('prairie_last_backup_timestamp_seconds', 'When the last backup was complete', await completeBackup(dataDir))
  return registry.metrics()
}

/** Returns when the last complete backup ended, in Unix seconds: `npm run backup` notes it in DATA_DIR. */
async function completeBackup(dataDir: string) {
  const last = await lastBackup(dataDir)
  const at = Date.parse((last?.isComplete ? last.at : last?.lastComplete) ?? '')
  return Number.isNaN(at) ? undefined : at / 1_000
}

async function supervisedMetrics(supervised: Supervised[]) {
  const registry = new Registry()
  const labelNames = ['process']
  const up = new Gauge({
    name: 'prairie_process_up',
    help: 'Whether a process responds',
    labelNames,
    registers: [registry],
  })
  const restarts = new Counter({
    name: 'prairie_process_restarts_total',
    help: 'How often a process ended and was started again',
    labelNames,
    registers: [registry],
  })
  for (const { name, restarts: count, isAsking, metrics } of supervised) {
    up.inc({ process: name }, Number(isAsking || metrics !== undefined))
    restarts.inc({ process: name }, count)
  }
  return supervised.length === 0 ? '' : registry.metrics()
}
