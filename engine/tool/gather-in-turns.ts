import { shownHost } from '../net/hosts.ts'
import { countOf } from '../text/count-of.ts'
import type { PageRequest, ReceivedPage } from '../web/page.ts'
import type { Gather } from './artifacts.ts'
import { isMeasured } from './measured.ts'
import type { Ports } from './ports.ts'

/** Requests after which a run shows what it has. At 30 requests a minute, they take ten seconds. */
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
 * Gathers pages, and waits for the turn of a host that gets no more requests right now, with the progress in pages.
 * Ends when everything is measured, or when a host gives no turn.
 */
export async function gatherInTurns(
  requests: PageRequest[],
  { gather, received, unit, onStage, signal, progress }: Run,
): Promise<ReceivedPage[]> {
  const pages = received ? [...received] : requests.length > 0 ? await gather('pages', requests) : []
  for (;;) {
    const waiting = pages.flatMap((page, at) => (isWaiting(page) ? [at] : [])).slice(0, AT_ONCE)
    if (waiting.length === 0) return pages
    signal.throwIfAborted()
    await onStage?.(pages)
    const done = pages.filter((page) => !isWaiting(page)).length
    const host = shownHost(requests[waiting[0] ?? 0]?.url ?? '')
    progress(done, pages.length, `${done} of ${countOf(pages.length, unit)}; waiting for the turn of ${host}`)
    const more = await gather(
      'pages',
      waiting.map((at) => ({ ...(requests[at] as PageRequest), waits: true })),
    )
    for (const [index, at] of waiting.entries()) pages[at] = more[index] as ReceivedPage
    // The host gave no turn in a minute and a half: others use it up.
    if (more.every(isWaiting)) return pages
  }
}

const isWaiting = (page: ReceivedPage) => !isMeasured(page) && page.unmeasured.limit === 'requests'
