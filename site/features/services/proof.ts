import type { ClientKind, Family } from './families.ts'

/** A service, as far as it says what somebody's experience with it proves. */
export type Work = { id: number; family: Family; clientKind?: ClientKind | null }

/** The channel of a family. An industry is a trade: its services use every channel. */
const channels: Record<Family, string | undefined> = {
  core: 'search',
  cms: 'search',
  industry: undefined,
  ppc: 'paid search',
  creative: 'design',
}

/** Returns whether work for a client was this service, or used its channel for a client of the same kind. */
export function isProofOf(service: Work, work: Work[]) {
  if (work.some(({ id }) => id === service.id)) return true
  const { clientKind } = service
  // A store owner's figures say nothing to a doctor.
  if (clientKind && !work.some((one) => one.clientKind === clientKind)) return false
  const wanted = channels[service.family]
  return work.some(({ family }) => {
    const used = channels[family]
    return used !== undefined && (wanted === undefined || used === wanted)
  })
}

/**
 * Returns the quotes that prove a service: clients of the same service first, then others of its channel and kind of
 * client, which begin at another place on each page.
 */
export function quotesFor<Quote extends { work: Work[] }>(service: Work, quotes: Quote[], count: number): Quote[] {
  const proofs = quotes.filter(({ work }) => isProofOf(service, work))
  const ofService = ({ work }: Quote) => work.some(({ id }) => id === service.id)
  const others = proofs.filter((quote) => !ofService(quote))
  const start = others.length > 0 ? service.id % others.length : 0
  return [...proofs.filter(ofService), ...others.slice(start), ...others.slice(0, start)].slice(0, count)
}
