import type { TextFieldServerProps } from 'payload'
import { openBookingsOf } from '#cms/bookings/network.ts'
import { countOf } from '#engine/text/count-of.ts'
import { ReleaseNetwork } from './release-network.tsx'

/** Shows on a call the network that booked it, and a button that cancels everything else that it has booked. */
export async function NetworkOfBooking({ data, payload, user }: TextFieldServerProps) {
  const { network } = data as { network?: string | null }
  if (!network || !user) return null
  const where = openBookingsOf(network)
  const { totalDocs } = await payload.count({ collection: 'bookings', where, user, overrideAccess: false })
  return (
    <section className="network-calls" aria-labelledby="network-of-call">
      <h3 id="network-of-call">Network</h3>
      <p>
        <code>{network}</code>: {totalDocs === 0 ? 'no calls' : countOf(totalDocs, 'call')} ahead
      </p>
      {totalDocs > 0 && <ReleaseNetwork network={network} calls={totalDocs} />}
    </section>
  )
}
