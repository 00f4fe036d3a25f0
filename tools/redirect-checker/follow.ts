import type { Gather } from '#engine/tool/artifacts.ts'
import { gatherInTurns } from '#engine/tool/gather-in-turns.ts'
import type { Ports } from '#engine/tool/ports.ts'
import type { PageRequest, ReceivedPage } from '#engine/web/page.ts'
import { type Chain, isRead, type Received, withoutFragment } from './chain.ts'
import { readChain, refreshOf } from './read-chain.ts'

/** More redirects than any browser follows, so that long chains are shown to their end. */
export const MAX_REDIRECTS = 30
/** Maximum number of pages that forward by a refresh. */
const MAX_REFRESHES = 5

type Following = { received: Received; loopsAt?: string; isDone: boolean }
type World = { gather: Gather; onStage: (chains: Chain[]) => void } & Pick<Ports, 'signal' | 'progress'>

/**
 * Follows all URLs, and the refreshes of all pages in rounds, and returns the chains in the order of the requests.
 * Waits for the turn of a host that is busy.
 */
export async function followAll(
  requests: PageRequest[],
  received: ReceivedPage[],
  { gather, onStage, signal, progress }: World,
): Promise<Chain[]> {
  const chainsOf = (pages: ReceivedPage[]) =>
    Promise.all(pages.map((page, at) => readChain(requests[at]?.url ?? '', [{ page }])))
  const run = { gather, signal, progress, unit: 'URL' }
  const pages = await gatherInTurns(requests, {
    ...run,
    received,
    onStage: async (some) => onStage(await chainsOf(some)),
  })
  const all: Following[] = pages.map((page) => ({ received: [{ page }], isDone: false }))
  for (let round = 0; round <= MAX_REFRESHES; round++) {
    const next: { one: Following; request: PageRequest }[] = []
    for (const [index, one] of all.entries()) {
      const url = await nextUrl(one)
      if (url && round < MAX_REFRESHES) next.push({ one, request: { ...requests[index], url } })
    }
    if (next.length === 0) break
    signal.throwIfAborted()
    progress(round, MAX_REFRESHES, 'Following refreshes')
    const more = await gatherInTurns(
      next.map(({ request }) => request),
      { ...run, unit: 'refresh' },
    )
    for (const [index, { one }] of next.entries()) {
      const page = more[index]
      if (page) one.received.push({ page })
      else one.isDone = true
    }
  }
  return Promise.all(
    all.map(({ received, loopsAt }, index) => readChain(requests[index]?.url ?? '', received, loopsAt)),
  )
}

/** Returns the URL to which the last page forwards, unless it is already in the chain. */
async function nextUrl(one: Following): Promise<string | undefined> {
  const last = one.received.at(-1)
  if (one.isDone || !last || !isRead(last.page)) return undefined
  const refresh = await refreshOf(last.page)
  one.isDone = !refresh
  if (!refresh) return undefined
  last.refresh = refresh
  const seen = one.received.flatMap(({ page }) => page.hops.map(({ url }) => withoutFragment(url)))
  if (!seen.includes(withoutFragment(refresh.url))) return refresh.url
  one.loopsAt = refresh.url
  one.isDone = true
  return undefined
}
