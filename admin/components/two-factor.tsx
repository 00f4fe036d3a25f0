'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useId, useState } from 'react'
import { callBackOffice } from './call-back-office.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TwoFactorOff, TwoFactorOn, type TwoFactorState } from './two-factor-forms.tsx'

/** Renders the section of an account that turns two-factor login on and off. It appears only in one's own account. */
export function TwoFactor() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  return user && String(user.id) === String(id) ? <OwnTwoFactor /> : null
}

function OwnTwoFactor() {
  const id = useId()
  const [state, setState] = useState<TwoFactorState>()
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()
  const [message, setMessage] = useState('')

  const load = useCallback(async () => {
    const { ok, body: result } = await callBackOffice<TwoFactorState>('/users/two-factor')
    if (ok) setState(result)
    else setMessage(result.message)
  }, [])
  useEffect(() => void load(), [load])

  async function changed(said: string, codes?: string[]) {
    setMessage(said)
    setRecoveryCodes(codes)
    await load()
  }

  return (
    <section className="two-factor" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Two-factor login</h2>
      <p role="status">{message}</p>
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} onDone={() => setRecoveryCodes(undefined)} />
      ) : (
        state && (state.isOn ? <TwoFactorOn state={state} onChange={changed} /> : <TwoFactorOff onChange={changed} />)
      )}
    </section>
  )
}
