import { sql } from '@payloadcms/db-postgres/drizzle'
import { newApiKey } from '#platform/sessions/api-key.ts'
import { connectionOf, transactionOf } from '../database/transaction.ts'
import { anyAccount, cmsEndpoint } from '../endpoints/cms-endpoint.ts'
import { refused } from '../endpoints/responses.ts'
import { audit } from '../hooks/audit.ts'

/**
 * `POST /cms-api/api-keys/:id/secret`: makes the key, or another one instead. This response is the only one with it.
 */
const makeSecret = cmsEndpoint(
  { path: '/:id/secret', method: 'post', mayCall: anyAccount },
  async ({ req, user, id }) => {
    const row = await req.payload.findByID({ collection: 'api-keys', id, depth: 0, disableErrors: true })
    // Administrators see keys of others, and do not act as them.
    if (row?.owner !== user.id) return refused(req)
    const { key, hash, start } = newApiKey()
    await transactionOf(req.payload, async (transaction) => {
      const connection = await connectionOf(transaction)
      await connection.execute(
        sql`update api_keys set hash = ${hash}, start = ${start}, last_used_at = null, updated_at = now() where id = ${id}`,
      )
      await audit({ ...transaction, user }, row.start ? 'api-key-replaced' : 'api-key-created', {
        about: `api-keys/${id}`,
        details: row.name,
      })
    })
    return { message: row.start ? 'The former key no longer works.' : 'The key works from now on.', secret: key }
  },
)

export const apiKeyEndpoints = [makeSecret]
