import type { Endpoint, PayloadRequest } from 'payload'
import { countOf } from '#engine/text/count-of.ts'
import { hasRole } from '../access/roles.ts'
import { openCallsOf } from '../bookings/network.ts'
import { takeTurn } from '../bookings/turn.ts'
import { transactionOf } from '../database/transaction.ts'
import { audit } from '../hooks/audit.ts'
import { jsonResponse, refused } from './csv-file.ts'

/**
 * `POST /cms-api/bookings/release-network` with `{ network }`: cancels all calls of a network that are ahead, in one
 * transaction. Their times are free at once, and those who got an invitation get its cancellation.
 */
export const releaseNetwork: Endpoint = {
  path: '/release-network',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req.user, 'sales')) return refused(req)
    const { network } = ((await req.json?.().catch(() => undefined)) ?? {}) as { network?: unknown }
    if (typeof network !== 'string' || network === '') return jsonResponse(400, { message: 'Name a network.' })
    const released = await transactionOf(req.payload, async (transaction) => {
      await takeTurn(transaction)
      const inside = { ...transaction, user: req.user } as PayloadRequest
      const asked = { collection: 'bookings', depth: 0, overrideAccess: false, user: req.user, req: inside } as const
      const { docs } = await req.payload.find({ ...asked, where: openCallsOf(network), pagination: false })
      // One after the other: they share a connection.
      for (const { id } of docs) await req.payload.update({ ...asked, id, data: { status: 'canceled' } })
      await audit(inside, 'calls-released', { about: 'bookings', details: { network, calls: docs.length } })
      return docs.length
    })
    return jsonResponse(200, { message: `${countOf(released, 'call')} canceled. The times are free again.` })
  },
}
