import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { hasRole } from '../access/roles.ts'
import { connectionOf, transactionOf } from '../database/transaction.ts'
import { cmsEndpoint } from '../endpoints/cms-endpoint.ts'
import { refusal } from '../endpoints/responses.ts'
import { audit } from '../hooks/audit.ts'
import { writeMessage } from './follow-in-webhooks.ts'
import { newSigningSecret, sealSecret } from './signing-secret.ts'

/**
 * `POST /cms-api/webhooks/:id/secret`: makes the signing secret, or another one. This response is the only one with it.
 */
const secret = cmsEndpoint({ path: '/:id/secret', method: 'post', mayCall }, async ({ req, user, id }) => {
  if (!(await findWebhook(req, id))) return missing()
  const made = newSigningSecret()
  const hadOne = await transactionOf(req.payload, async (transaction) => {
    const connection = await connectionOf(transaction)
    const { rows } = await connection.execute<{ had: boolean }>(
      sql`update webhooks set sealed_secret = ${sealSecret(made, id)}, updated_at = now() from
            (select sealed_secret is not null as had from webhooks where id = ${id} for update) as before
          where id = ${id} returning before.had`,
    )
    await audit({ ...transaction, user }, 'webhook-secret-made', { about: `webhooks/${id}` })
    return rows[0]?.had === true
  })
  const message = hadOne
    ? 'From now on, messages are signed with this secret only.'
    : 'From now on, messages are signed.'
  return { message, secret: made }
})

/** `POST /cms-api/webhooks/:id/test`: sends a message of the type `test`, through the queue like any other. */
const test = cmsEndpoint({ path: '/:id/test', method: 'post', mayCall }, async ({ req, user, id }) => {
  if (!(await findWebhook(req, id))) return missing()
  const data = { text: 'This is a test.', sentBy: user.email }
  const message = await transactionOf(req.payload, (transaction) =>
    writeMessage({ ...transaction, payload: req.payload }, id, { type: 'test', about: `webhooks/${id}`, data }),
  )
  return { message: 'The test is on its way.', delivery: message.id }
})

export const webhookEndpoints = [secret, test]

function mayCall(user: unknown) {
  return hasRole(user, 'admin')
}

function findWebhook({ payload }: PayloadRequest, id: number) {
  return payload.findByID({ collection: 'webhooks', id, depth: 0, disableErrors: true })
}

function missing() {
  return refusal(404, 'There is no such webhook.')
}
