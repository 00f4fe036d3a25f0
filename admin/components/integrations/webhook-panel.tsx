import type { UIFieldServerProps } from 'payload'
import { OneTimeSecret } from './one-time-secret.tsx'
import { SendTest } from './send-test.tsx'
import { WebhookLog } from './webhook-log.tsx'

const texts = {
  make: 'Create the signing secret',
  replace: 'Replace the signing secret',
  warning: 'Messages will be signed with the new secret only. Replace it?',
}

/** Shows on a webhook its signing secret, a test, and why it was turned off. */
export async function WebhookPanel({ data, payload }: UIFieldServerProps) {
  const { id, active, offReason } = data as { id?: number; active?: boolean; offReason?: string | null }
  if (!id)
    return <p className="integration-panel">Save first. Then you can create the signing secret and send a test.</p>
  const { rows } = await payload.db.pool.query<{ sealed: boolean }>(
    'select sealed_secret is not null as sealed from webhooks where id = $1',
    [id],
  )
  const hasSecret = rows[0]?.sealed === true
  return (
    <section className="integration-panel" aria-label="Signing secret and test">
      {active === false && offReason && (
        <p className="integration-notice">
          This webhook was turned off. {offReason} Send a test, then check “Active” and save.
        </p>
      )}
      <OneTimeSecret
        path={`/webhooks/${id}/secret`}
        hasOne={hasSecret}
        before={
          hasSecret
            ? 'Messages are signed as Standard Webhooks describes.'
            : 'Messages are not signed yet: the receiver cannot know that they come from here.'
        }
        texts={texts}
      />
      <SendTest id={id} />
      <WebhookLog payload={payload} id={id} />
    </section>
  )
}
