import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import type { ShownSetting } from '#engine/data-providers/provider-screen.ts'
import { formatDate } from '#engine/text/date-format.ts'
import { AccountField } from '../account-field.tsx'

type Props = {
  setting: ShownSetting
  typed: string | undefined
  isBusy: boolean
  onType: (value: string) => void
  onRemove: () => void
}

/** Renders one setting. A secret is written and never read: the field says only whether there is one. */
export function SettingField({ setting, typed, isBusy, onType, onRemove }: Props) {
  const { name, label, isSecret, isOptional, kind, from, value } = setting
  const id = useId()
  const title = isOptional ? `${label} (optional)` : label
  if (from === 'environment')
    return (
      <div className="provider-setting">
        <p className="field-label">{title}</p>
        <p>
          Set by environment: <code>{name}</code>
          {isSecret ? ending(setting) : ` is ${value}`}. Change it there.
        </p>
      </div>
    )
  if (kind === 'switch')
    return (
      <p className="provider-switch">
        <input
          id={id}
          type="checkbox"
          checked={(typed ?? value) === 'on'}
          onChange={(event) => onType(event.target.checked ? 'on' : '')}
        />
        <label htmlFor={id}>{title}</label>
      </p>
    )
  return (
    <div className="provider-setting" data-from={from}>
      <AccountField
        label={title}
        type={isSecret ? 'password' : 'text'}
        autoComplete={isSecret ? 'new-password' : 'off'}
        spellCheck={false}
        required={false}
        value={typed ?? value ?? ''}
        hint={hintOf(setting)}
        onChange={(event) => onType(event.target.value)}
      />
      {(from === 'back office' || from === 'unreadable') && (
        <Button buttonStyle="subtle" size="small" margin={false} disabled={isBusy} onClick={onRemove}>
          Remove {isSecret ? 'the key' : 'the value'}
        </Button>
      )}
    </div>
  )
}

function hintOf(setting: ShownSetting) {
  const { name, isSecret, from, changedAt } = setting
  const since = changedAt ? `, since ${formatDate(changedAt)}` : ''
  if (from === 'unreadable')
    return 'Enter this again: it was encrypted with another PAYLOAD_SECRET and can no longer be read.'
  if (from === 'nowhere') return `Or set ${name} in the environment.`
  return isSecret ? `Set${ending(setting)}${since}. Enter a new one to replace it.` : `Set${since}.`
}

const ending = (setting: ShownSetting) => (setting.ending ? `, ends in …${setting.ending}` : '')
