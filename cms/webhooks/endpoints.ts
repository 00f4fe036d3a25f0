import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint, PayloadRequest } from 'payload'
import { hasRole } from '../access/roles.ts'
import { connectionOf, transactionOf } from '../database/transaction.ts'
import { jsonResponse, refused } from '../endpoints/csv-file.ts'
import { audit } from '../hooks/audit.ts'
import { writeMessage } from './follow-in-webhooks.ts'
import { newSigningSecret, sealSecret } from './signing-secret.ts'

/**
 * `POST /cms-api/webhooks/:id/secret`: makes the signing secret, or another one. This response is the only one with it.
 */
const secret = forAdmins('/:id/secret', async (req, id) => {
  const made = newSigningSecret()
  const hadOne = await transactionOf(req.payload, async (transaction) => {
    const connection = await connectionOf(transaction)
    const { rows } = await connection.execute<{ had: boolean }>(
      sql`update webhooks set sealed_secret = ${sealSecret(made, id)}, updated_at = now() from
            (select sealed_secret is not null as had from webhooks where id = ${id} for update) as before
          where id = ${id} returning before.had`,
    )
    await audit({ ...transaction, user: req.user }, 'webhook-secret-made', { about: `webhooks/${id}` })
    return rows[0]?.had === true
  })
  const message = hadOne
    ? 'From now on, messages are signed with this secret only.'
    : 'From now on, messages are signed.'
  return jsonResponse(200, { message, secret: made })
})

/** `POST /cms-api/webhooks/:id/test`: sends a message of the type `test`, through the queue like any other. */
const test = forAdmins('/:id/test', async (req, id) => {
  const data = { text: 'This is a test.', sentBy: req.user?.email }
  const message = await transactionOf(req.payload, (transaction) =>
    writeMessage({ ...transaction, payload: req.payload }, id, { type: 'test', about: `webhooks/${id}`, data }),
  )
  return jsonResponse(200, { message: 'The test is on its way.', delivery: message.id })
})

export const webhookEndpoints: Endpoint[] = [secret, test]

function forAdmins(path: string, handle: (req: PayloadRequest, id: number) => Promise<Response>): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (!hasRole(req.user)) return refused(req)
      const id = Number(req.routeParams?.id)
      const options = { collection: 'webhooks', id, depth: 0, disableErrors: true } as const
      const webhook = Number.isSafeInteger(id) ? await req.payload.findByID(options) : undefined
      return webhook ? handle(req, id) : jsonResponse(404, { message: 'There is no such webhook.' })
    },
  }
}
