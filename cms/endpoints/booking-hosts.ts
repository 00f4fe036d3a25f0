import { sql } from '@payloadcms/db-postgres/drizzle'
import { hasRole } from '../access/roles.ts'
import { connectionOf, transactionOf } from '../database/transaction.ts'
import { audit } from '../hooks/audit.ts'
import { anyAccount, cmsEndpoint } from './cms-endpoint.ts'
import { refusal, refused } from './responses.ts'

/** For the private calendar of a person who takes calls: that person and administrators may change its URL. */
const renewFeed = cmsEndpoint(
  { path: '/:id/renew-feed', method: 'post', mayCall: anyAccount },
  async ({ req, user, id }) => {
    const host = await req.payload.findByID({ collection: 'booking-hosts', id, depth: 0, disableErrors: true })
    if (!hasRole(user) && host?.account !== user.id) return refused(req)
    if (!host) return refusal(404, 'There is no such person.')
    await transactionOf(req.payload, async (transaction) => {
      const connection = await connectionOf(transaction)
      await connection.execute(
        sql`update booking_hosts set feed_version = coalesce(feed_version, 1) + 1 where id = ${id}`,
      )
      await audit({ ...transaction, user }, 'calendar-feed-renewed', { about: `booking-hosts/${id}` })
    })
    return { message: 'The former URL no longer works.' }
  },
)

export const bookingHostsEndpoints = [renewFeed]
