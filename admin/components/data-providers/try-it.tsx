import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { ShownProvider, Trial } from '#engine/data-providers/provider-screen.ts'
import { callSite } from '../call-back-office.ts'
import { TrialPanel } from './trial-panel.tsx'

type Props = { provider: ShownProvider; onTry: () => Promise<void> }

/** Sends one small request to the provider for each kind of data that it has, and shows what came back. */
export function TryIt({ provider: { id, name, supplies, isComplete }, onTry }: Props) {
  const [trial, setTrial] = useState<Trial>()
  const [message, setMessage] = useState('')
  const [underWay, setUnderWay] = useState<string>()

  async function tryOne(capability: string) {
    setUnderWay(capability)
    setTrial(undefined)
    setMessage(`Asking ${name} …`)
    const { ok, body } = await callSite<Trial>('/try-provider', { provider: id, capability })
    setUnderWay(undefined)
    if (ok) setTrial(body)
    setMessage(ok ? '' : body.message)
    await onTry()
  }

  return (
    <div className="provider-try">
      <div className="account-actions">
        {supplies.map((one) => (
          <Button
            key={one.id}
            buttonStyle="secondary"
            margin={false}
            disabled={!isComplete || underWay !== undefined}
            onClick={() => void tryOne(one.id)}
          >
            {supplies.length > 1 ? `Try it: ${one.name}` : 'Try it'}
          </Button>
        ))}
      </div>
      <p className="provider-note">
        {isComplete
          ? 'Sends one small request with the saved settings. It counts as spending.'
          : 'Save the settings first.'}
      </p>
      <div role="status">{message}</div>
      {trial && <TrialPanel trial={trial} />}
    </div>
  )
}
