import { shownHost } from '../net/hosts.ts'
import { countOf } from '../text/count-of.ts'
import type { PageRequest, ReceivedPage } from '../web/page.ts'
import type { Gather } from './artifacts.ts'
import { isMeasured } from './measured.ts'
import type { Ports } from './ports.ts'

/** Requests to one host after which a run shows what it has. At 30 requests a minute, they take ten seconds. */
const AT_ONCE = 5

type Run = {
  gather: Gather
  /** What was received for the first requests of all, if that was gathered before. */
  received?: ReceivedPage[]
  /** What is counted, such as `URL`. */
  unit: string
  /** Called with all pages in the order of the requests whenever more of them were measured. */
  onStage?: (pages: ReceivedPage[]) => void | Promise<void>
} & Pick<Ports, 'signal' | 'progress'>

/**
 * Gathers pages, and waits for the turn of hosts that get no more requests right now, with the progress in pages. A
 * host that gives no turn is left out, and the others continue. Ends when everything else is measured.
 */
export async function gatherInTurns(
  requests: PageRequest[],
  { gather, received, unit, onStage, signal, progress }: Run,
): Promise<ReceivedPage[]> {
  const pages = received ? [...received] : requests.length > 0 ? await gather('pages', requests) : []
  const hosts = requests.map(({ url }) => shownHost(url))
  const withoutTurn = new Set<string>()
  for (;;) {
    const waiting = nextOfEachHost()
    if (waiting.length === 0) return pages
    signal.throwIfAborted()
    await onStage?.(pages)
    const done = pages.filter((page) => !isWaiting(page)).length
    const host = hosts[waiting[0] ?? 0] ?? ''
    progress(done, pages.length, `${done} of ${countOf(pages.length, unit)}; waiting for the turn of ${host}`)
    const more = await gather(
      'pages',
      waiting.map((at) => ({ ...(requests[at] as PageRequest), waits: true })),
    )
    for (const [index, at] of waiting.entries()) pages[at] = more[index] as ReceivedPage
    // It gave no turn in a minute and a half: others use it up.
    for (const name of new Set(waiting.map((at) => hosts[at] ?? '')))
      if (waiting.every((at) => hosts[at] !== name || isWaiting(pages[at] as ReceivedPage))) withoutTurn.add(name)
  }

  /** Returns the places of the next requests of each host, so that a busy host does not hold up the others. */
  function nextOfEachHost() {
    const counts = new Map<string, number>()
    return pages.flatMap((page, at) => {
      const host = hosts[at] ?? ''
      const count = counts.get(host) ?? 0
      if (!isWaiting(page) || withoutTurn.has(host) || count === AT_ONCE) return []
      counts.set(host, count + 1)
      return [at]
    })
  }
}

const isWaiting = (page: ReceivedPage) => !isMeasured(page) && page.unmeasured.limit === 'requests'
