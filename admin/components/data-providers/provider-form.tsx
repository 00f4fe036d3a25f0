import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import type { ProvidersScreen, ShownProvider } from '#engine/data-providers/provider-screen.ts'
import { AccountField } from '../account-field.tsx'
import { callBackOffice } from '../call-back-office.ts'
import { SettingField } from './setting-field.tsx'

type Props = { provider: ShownProvider; onSave: (screen: ProvidersScreen) => void }
type Saved = { screen: ProvidersScreen }

/** Renders the settings of a provider. Only typed values are sent: a stored secret is never sent to the browser. */
export function ProviderForm({ provider, onSave }: Props) {
  const { id, settings, isOn, dailyLimitUsd } = provider
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [limit, setLimit] = useState(String(dailyLimitUsd))
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const hasSwitch = settings.some(({ kind }) => kind === 'switch')

  async function save(change: Record<string, unknown>) {
    setBusy(true)
    const { ok, body } = await callBackOffice<Saved>(`/data-providers/${id}`, change)
    setBusy(false)
    setMessage(body.message)
    if (!ok) return
    setTyped({})
    onSave(body.screen)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const changed = Object.entries(typed).flatMap(([name, value]) => {
      const setting = settings.find((one) => one.name === name)
      const isSame = setting?.isSecret ? value === '' : value === (setting?.value ?? '')
      return isSame ? [] : [[name, value === '' ? null : value]]
    })
    const dailyLimit = limit.trim() === '' ? Number.NaN : Number(limit)
    void save({
      settings: Object.fromEntries(changed),
      ...(dailyLimit === dailyLimitUsd ? {} : { dailyLimitUsd: Number.isNaN(dailyLimit) ? limit : dailyLimit }),
    })
  }

  return (
    <form className="provider-form" onSubmit={submit} autoComplete="off">
      {settings.map((setting) => (
        <SettingField
          key={`${setting.name} ${setting.changedAt}`}
          setting={setting}
          typed={typed[setting.name]}
          isBusy={isBusy}
          onType={(value) => setTyped({ ...typed, [setting.name]: value })}
          onRemove={() => void save({ settings: { [setting.name]: null } })}
        />
      ))}
      <AccountField
        label="Daily spending limit in US dollars"
        hint="After this, the provider is not asked until midnight UTC."
        inputMode="decimal"
        value={limit}
        onChange={(event) => setLimit(event.target.value)}
      />
      <div className="account-actions">
        <Button type="submit" buttonStyle="primary" margin={false} disabled={isBusy}>
          Save
        </Button>
        {!hasSwitch && (
          <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void save({ isOn: !isOn })}>
            {isOn ? 'Turn off' : 'Turn on'}
          </Button>
        )}
        <p role="status">{message}</p>
      </div>
    </form>
  )
}
