import type { UIFieldServerProps } from 'payload'
import { OneTimeSecret } from './one-time-secret.tsx'

const texts = {
  make: 'Create the key',
  replace: 'Replace the key',
  warning: 'The current key will stop working. Create another one?',
}

/** Offers the owner of an API key the button that makes it. */
export function ApiKeySecret({ data, user }: UIFieldServerProps) {
  const { id, owner, start } = data as { id?: number; owner?: unknown; start?: string | null }
  const ownerId = typeof owner === 'object' && owner !== null ? (owner as { id?: unknown }).id : owner
  if (!id) return <p className="integration-panel">Save first. Then you can create the key.</p>
  if (ownerId !== user?.id)
    return <p className="integration-panel">Only its owner can replace this key. You can revoke it.</p>
  return (
    <section className="integration-panel" aria-label="Key">
      <OneTimeSecret
        path={`/api-keys/${id}/secret`}
        hasOne={Boolean(start)}
        before={start ? `The key begins with ${start}…` : 'This key does not exist yet.'}
        texts={texts}
      />
    </section>
  )
}
