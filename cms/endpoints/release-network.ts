import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { countOf } from '#engine/text/count-of.ts'
import { hasRole } from '../access/roles.ts'
import { openBookingsOf } from '../bookings/network.ts'
import { takeTurn } from '../bookings/turn.ts'
import { transactionOf } from '../database/transaction.ts'
import { audit } from '../hooks/audit.ts'
import { cmsEndpoint, lenientText } from './cms-endpoint.ts'
import { refusal } from './responses.ts'

const Released = z.object({ network: lenientText })

/**
 * `POST /cms-api/bookings/release-network` with `{ network }`: cancels all calls of a network that are ahead, in one
 * transaction. Their times are free at once, and those who got an invitation get its cancellation.
 */
export const releaseNetwork = cmsEndpoint(
  { path: '/release-network', method: 'post', mayCall: (user) => hasRole(user, 'sales'), schema: Released },
  async ({ input: { network }, req, user }) => {
    if (network === '') return refusal(400, 'Name a network.')
    const released = await transactionOf(req.payload, async (transaction) => {
      await takeTurn(transaction)
      const inside = { ...transaction, user } as PayloadRequest
      const asked = { collection: 'bookings', depth: 0, overrideAccess: false, user, req: inside } as const
      const { docs } = await req.payload.find({ ...asked, where: openBookingsOf(network), pagination: false })
      // One after the other: they share a connection.
      for (const { id } of docs) await req.payload.update({ ...asked, id, data: { status: 'canceled' } })
      await audit(inside, 'calls-released', { about: 'bookings', details: { network, calls: docs.length } })
      return docs.length
    })
    return { message: `${countOf(released, 'call')} canceled. The times are free again.` }
  },
)
