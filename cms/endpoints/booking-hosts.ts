import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint } from 'payload'
import { hasRole } from '../access/roles.ts'
import { connectionOf, transactionOf } from '../database/transaction.ts'
import { audit } from '../hooks/audit.ts'
import { jsonResponse, refused } from './csv-file.ts'

/** For the private calendar of a person who takes calls: that person and administrators may change its URL. */
export const bookingHostsEndpoints: Endpoint[] = [
  {
    path: '/:id/renew-feed',
    method: 'post',
    handler: async (req) => {
      const id = Number(req.routeParams?.id)
      const options = { id, depth: 0, disableErrors: true } as const
      const host = Number.isInteger(id)
        ? await req.payload.findByID({ collection: 'booking-hosts', ...options })
        : undefined
      const isOwn = Boolean(host && req.user && host.account === req.user.id)
      if (!hasRole(req.user) && !isOwn) return refused(req)
      if (!host) return jsonResponse(404, { message: 'There is no such person.' })
      await transactionOf(req.payload, async (transaction) => {
        const connection = await connectionOf(transaction)
        await connection.execute(
          sql`update booking_hosts set feed_version = coalesce(feed_version, 1) + 1 where id = ${id}`,
        )
        await audit({ ...transaction, user: req.user }, 'calendar-feed-renewed', { about: `booking-hosts/${id}` })
      })
      return jsonResponse(200, { message: 'The former URL no longer works.' })
    },
  },
]
