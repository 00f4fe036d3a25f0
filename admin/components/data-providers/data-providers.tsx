'use client'
import { useStepNav } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { ProvidersScreen } from '#engine/data-providers/provider-screen.ts'
import { callBackOffice } from '../call-back-office.ts'
import { ProviderCard } from './provider-card.tsx'
import { ProviderOrders } from './provider-orders.tsx'
import { SpendingTotals } from './spending-totals.tsx'

/** Renders all providers with their settings and costs, and the order in which they are asked. */
export function DataProviders({ initial }: { initial: ProvidersScreen }) {
  const [screen, setScreen] = useState(initial)
  const { setStepNav } = useStepNav()
  useEffect(() => setStepNav([{ label: 'Data providers' }]), [setStepNav])

  const reload = useCallback(async () => {
    const { ok, body } = await callBackOffice<ProvidersScreen>('/data-providers')
    if (ok) setScreen(body)
  }, [])

  return (
    <>
      <p className="data-providers-intro">
        Tools work without these providers but say more with them. Keys are encrypted in the database and leave this
        server only in requests to their provider. A variable of the environment wins over what is saved here.
      </p>
      <SpendingTotals providers={screen.providers} />
      <section aria-labelledby="provider-list-title">
        <h2 id="provider-list-title">Providers</h2>
        <ul className="provider-list">
          {screen.providers.map((provider) => (
            <li key={provider.id}>
              <ProviderCard provider={provider} onSave={setScreen} onTry={reload} />
            </li>
          ))}
        </ul>
      </section>
      <ProviderOrders capabilities={screen.capabilities} onSave={setScreen} />
    </>
  )
}
