import { useState } from 'react'
import type { ProvidersScreen, ShownCapability } from '#engine/data-providers/provider-screen.ts'
import { callBackOffice } from '../call-back-office.ts'

type Props = { capabilities: ShownCapability[]; onSave: (screen: ProvidersScreen) => void }

/** Renders which provider is asked first. If it fails, the next one is asked. */
export function ProviderOrders({ capabilities, onSave }: Props) {
  const [message, setMessage] = useState('')

  async function save(capability: string, providers: string[]) {
    const { ok, body } = await callBackOffice<{ screen: ProvidersScreen }>(`/data-providers/order/${capability}`, {
      providers,
    })
    setMessage(body.message)
    if (ok) onSave(body.screen)
  }

  return (
    <section aria-labelledby="provider-orders-title">
      <h2 id="provider-orders-title">Order</h2>
      <p className="data-providers-intro">
        If the first provider fails, the next one is asked. Providers that are off or not set up are skipped.
      </p>
      <p role="status">{message}</p>
      <dl className="provider-orders">
        {capabilities.map((capability) => (
          <div key={capability.id}>
            <dt>{capability.name}</dt>
            <dd>
              <Order capability={capability} onMove={(providers) => void save(capability.id, providers)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type OrderProps = { capability: ShownCapability; onMove: (providers: string[]) => void }

function Order({ capability: { name, from, variable, order }, onMove }: OrderProps) {
  const ids = order.map(({ id }) => id)
  return (
    <>
      <ol>
        {order.map((provider, at) => (
          <li key={provider.id} data-used={provider.isUsed}>
            <span>
              {provider.name} {!provider.isUsed && <small>skipped</small>}
            </span>
            {from === 'back office' && at > 0 && (
              <button
                type="button"
                aria-label={`Ask ${provider.name} earlier for ${name}`}
                onClick={() => onMove(movedUp(ids, at))}
              >
                ↑
              </button>
            )}
          </li>
        ))}
      </ol>
      {from === 'environment' && (
        <p className="provider-note">
          Set by environment: <code>{variable}</code>
        </p>
      )}
    </>
  )
}

function movedUp(ids: string[], at: number) {
  const [moved = ''] = ids.slice(at, at + 1)
  return [...ids.slice(0, at - 1), moved, ...ids.slice(at - 1, at), ...ids.slice(at + 1)]
}
