import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint } from 'payload'
import { newApiKey } from '#platform/sessions/api-key.ts'
import { connectionOf, transactionOf } from '../database/transaction.ts'
import { jsonResponse, refused } from '../endpoints/csv-file.ts'
import { audit } from '../hooks/audit.ts'

/**
 * `POST /cms-api/api-keys/:id/secret`: makes the key, or another one instead. This response is the only one with it.
 */
export const apiKeyEndpoints: Endpoint[] = [
  {
    path: '/:id/secret',
    method: 'post',
    handler: async (req) => {
      const id = Number(req.routeParams?.id)
      const options = { collection: 'api-keys', id, depth: 0, disableErrors: true } as const
      const row = Number.isSafeInteger(id) && req.user ? await req.payload.findByID(options) : undefined
      // Administrators see keys of others, and do not act as them.
      if (!row || row.owner !== req.user?.id) return refused(req)
      const { key, hash, start } = newApiKey()
      await transactionOf(req.payload, async (transaction) => {
        const connection = await connectionOf(transaction)
        await connection.execute(
          sql`update api_keys set hash = ${hash}, start = ${start}, last_used_at = null, updated_at = now() where id = ${id}`,
        )
        await audit({ ...transaction, user: req.user }, row.start ? 'api-key-replaced' : 'api-key-created', {
          about: `api-keys/${id}`,
          details: row.name,
        })
      })
      const message = row.start ? 'The former key no longer works.' : 'The key works from now on.'
      return jsonResponse(200, { message, secret: key })
    },
  },
]
