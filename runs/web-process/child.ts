import { Failure } from '#engine/failures.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import type { Tool } from '#engine/tool/define-tool.ts'
import { environment } from '#platform/environment/environment.ts'
import { reportErrors } from '#platform/error-reports/report-errors.ts'
import { bucketOf } from '#platform/http/ip-address.ts'
import { readCounts } from '#platform/metrics/counters.ts'
import { logAs } from '#platform/process/log.ts'
import { onBehalfOf } from '#providers/http/host-queues.ts'
import { gatherWith } from '../artifacts/web-gatherers.ts'
import { runInThread } from '../threads/pool.ts'
import { webGatherers } from './gather-web.ts'
import type { FromWebProcess, ToWebProcess } from './messages.ts'
import { packFailure, unpackFailure } from './sent-failure.ts'
import { unpackFields } from './sent-fields.ts'

type Start = Extract<ToWebProcess, { start: number }>
type Supply = Extract<ToWebProcess, { supply: number }>

logAs('web', environment)
reportErrors(environment)

/**
 * The process for runs that send requests to other servers: requests, crawls, browsers, and the threads that process
 * their results. Pages never wait for it. It ends with the site.
 */
process.on('message', (message: ToWebProcess) => {
  if ('start' in message) void start(message)
  else if ('stop' in message) running.get(message.stop)?.abort(new Failure('unexpected'))
  else supplied(message)
})
process.once('disconnect', () => process.exit(0))
// A terminal sends signals to the whole process group; the site decides who stops when.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)

const running = new Map<number, AbortController>()
const asked = new Map<number, (supply: Supply) => void>()
let keys = 0

const post = (message: FromWebProcess) => void process.send?.(message)

async function start({ start: run, slug, sent, isForm, ip, isFresh }: Start) {
  const stopping = new AbortController()
  const { signal } = stopping
  running.set(run, stopping)
  try {
    const { tool } = (await import(`../../tools/${slug}/tool.ts`)) as { tool: Tool }
    const done = await runInThread(tool, {
      sent: unpackFields(sent),
      isForm,
      ip,
      signal,
      gather: gatherOf({ run, visitor: bucketOf(ip), web: webGatherers({ isFresh, signal }), signal }),
      onProgress: (progress) => post({ run, progress }),
      onPartial: (partial) => post({ run, partial }),
    })
    post({ run, done })
  } catch (error) {
    post({ run, failure: packFailure(error) })
  } finally {
    running.delete(run)
    post({ run, egress: takeEgress() })
  }
}

/** Returns the requests to other servers since the last call, which the site adds to its metrics. */
function takeEgress(): [outcome: string, requests: number][] {
  return readCounts('prairie_egress_requests_total').map((one) => {
    const { labels, count } = one
    one.count = 0
    return [labels[0] ?? 'done', count]
  })
}

type Gathering = { run: number; visitor: string; web: ReturnType<typeof webGatherers>; signal: AbortSignal }

/** Returns the gatherer of an artifact. Those that do not come from the web are supplied by the site. */
function gatherOf({ run, visitor, web, signal }: Gathering): Gather {
  const gather = gatherWith(web)
  return async (name, request) => {
    signal.throwIfAborted()
    return name in web ? onBehalfOf(visitor, () => gather(name, request)) : (askSite(run, name, request) as never)
  }
}

function askSite(run: number, name: string, request: unknown) {
  return new Promise<unknown>((resolve, reject) => {
    const ask = keys++
    asked.set(ask, ({ artifact, failure }) => (failure ? reject(unpackFailure(failure)) : resolve(artifact)))
    post({ run, ask, name, request })
  })
}

function supplied(supply: Supply) {
  asked.get(supply.supply)?.(supply)
  asked.delete(supply.supply)
}
