import { Failure } from '#engine/failures.ts'
import { withoutBrackets } from '#engine/net/hosts.ts'
import { isIp } from '#engine/net/public-address.ts'
import { canBePublic } from '#engine/net/public-url.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import { isRead, whyUnread } from '#engine/web/received-page.ts'
import { requestsFor } from '#tools/http-header-checker/requests-for.ts'
import type { Extras, Gathered } from '../site/site-view.ts'

/** Values that an audit has gathered, so that one that goes on does not gather them again. */
export type KeptValues = {
  read: (name: string) => Promise<unknown>
  write: (name: string, value: unknown) => Promise<void>
}

type Ports = {
  gather: Gather
  kept: KeptValues
  wait: (ms: number) => Promise<void>
  /** Ends everything. */
  signal: AbortSignal
  /** What is not gathered yet when this is aborted stays unmeasured. */
  stop: AbortSignal
}

const MAX_LLMS_BYTES = 256 * 1024
/** How often something is tried again that only our own limits refuse. */
const MAX_TRIES = 5
const BUSY_MS = 5_000
const OWN_LIMITS = new Set(['too-many', 'busy'])
const NOT_TRIED = 'The audit has not come to this yet.'
export const STOPPED = 'The audit was stopped before this.'
export const NO_HOME = 'The home page could not be examined.'
export const NO_BROWSER = 'Pages are not opened in a browser here.'

/** Returns everything as unmeasured: it was not come to yet, or for another reason, as a sentence. */
export const noExtras = (unmeasured = NOT_TRIED): Extras => ({
  sitemaps: { unmeasured },
  entrances: { unmeasured },
  certificate: { unmeasured },
  dns: { unmeasured },
  registration: { unmeasured },
  llmsTxt: { unmeasured },
  rendered: { unmeasured },
  lighthouse: { unmeasured },
})

type OfHost = Omit<Extras, 'rendered' | 'lighthouse'>

/** Gathers what an audit needs of a site besides its pages, and calls `onGathered` after each. */
export async function gatherOfHost(home: string, ports: Ports, onGathered: (found: Partial<Extras>) => void) {
  const { gather } = ports
  const url = new URL(home)
  const name = withoutBrackets(url.hostname)
  // localhost has no domain, whatever a name server says about it.
  const hasName = !isIp(name) && canBePublic(`https://${name}/`, new Set())
  const noName = async () => refusal('The site has no public name.')
  const steps: { [Name in keyof OfHost]: () => Promise<OfHost[Name]> } = {
    sitemaps: async () => ({ value: await gather('sitemaps', { url: home }) }),
    entrances: async () => ({
      value: await gather(
        'pages',
        requestsFor(home).map((request) => ({ ...request, waits: true })),
      ),
    }),
    certificate: async () =>
      url.protocol === 'https:'
        ? { value: await gather('certificate', { host: name, port: Number(url.port || '443') }) }
        : refusal('The site does not use https.'),
    dns: hasName ? async () => ({ value: await gather('dns', { name }) }) : noName,
    registration: hasName ? async () => ({ value: await gather('registration', { name }) }) : noName,
    llmsTxt: () => llmsTxt(home, gather),
  }
  for (const [step, work] of Object.entries(steps))
    onGathered({ [step]: await once(`extra ${step}`, work as () => Promise<Gathered<unknown>>, ports) })
}

async function llmsTxt(home: string, gather: Gather): Promise<Extras['llmsTxt']> {
  const url = new URL('/llms.txt', home).href
  const [page] = await gather('pages', [
    { url, accepts: 'anything', waits: true, maxBytes: MAX_LLMS_BYTES, isCut: true },
  ])
  if (!page) return refusal('It was not read.')
  return isRead(page) ? { value: { status: page.status, text: page.text } } : refusal(whyUnread(page))
}

/**
 * Opens pages one after the other and gathers something of each.
 * @returns what was gathered; unmeasured if nothing was
 */
export async function gatherOfPages<Value>(
  name: string,
  urls: string[],
  read: (url: string) => Promise<Value>,
  ports: Ports & { onStep: () => void },
): Promise<Gathered<Value[]>> {
  const values: Value[] = []
  let why = 'There is no page to open.'
  for (const url of urls) {
    const found = await once(`extra ${name} ${url}`, async () => ({ value: await read(url) }), ports)
    ports.onStep()
    if ('value' in found) values.push(found.value)
    else why = found.unmeasured
    if ('isMissing' in found) break
  }
  return values.length > 0 ? { value: values } : refusal(why)
}

/** Returns what was gathered before, or gathers it. Whatever prevents it becomes the reason in the report. */
async function once<Value>(
  name: string,
  work: () => Promise<Gathered<Value>>,
  { kept, wait, signal, stop }: Ports,
): Promise<Gathered<Value>> {
  const before = await kept.read(name)
  if (before !== undefined) return before as Gathered<Value>
  for (let tries = 1; ; tries++) {
    signal.throwIfAborted()
    if (stop.aborted) return refusal(STOPPED)
    try {
      const found = await work()
      await kept.write(name, found)
      return found
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof Failure)) throw error
      if (OWN_LIMITS.has(error.code) && tries < MAX_TRIES) {
        const ms = error.retryAfter === undefined ? BUSY_MS : error.retryAfter * 1_000
        // A stop ends the wait, too.
        await wait(ms).catch(() => signal.throwIfAborted())
        continue
      }
      const found = { ...refusal(error.message), ...(error.code === 'unavailable' ? { isMissing: true } : {}) }
      await kept.write(name, found)
      return found
    }
  }
}

const refusal = (unmeasured: string) => ({ unmeasured })
