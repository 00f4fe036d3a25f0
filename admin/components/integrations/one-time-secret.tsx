'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { callBackOffice } from '../call-back-office.ts'

type Texts = {
  /** What the button says when there is no secret yet, and when there is one. */
  make: string
  replace: string
  /** What replacing it breaks. */
  warning: string
}

type OneTimeSecretProps = {
  path: string
  hasOne: boolean
  /** State when the screen opens; it changes once a secret is created. */
  before: string
  texts: Texts
}

/** Makes a secret on the server, and shows it once. */
export function OneTimeSecret({ path, hasOne, before, texts }: OneTimeSecretProps) {
  const [isMade, setMade] = useState(hasOne)
  const [secret, setSecret] = useState('')
  const [message, setMessage] = useState('')

  async function make() {
    if (isMade && !window.confirm(texts.warning)) return
    const { ok, body } = await callBackOffice<{ secret: string }>(path, 'nothing')
    setMessage(body.message)
    if (!ok) return
    setMade(true)
    setSecret(body.secret)
  }

  async function copy() {
    await navigator.clipboard.writeText(secret)
    setMessage('Copied.')
  }

  return (
    <div className="one-time-secret">
      {secret ? (
        <>
          <p>Copy it now. It is not shown again.</p>
          <code>{secret}</code>
        </>
      ) : (
        <p>{before}</p>
      )}
      <div className="integration-actions">
        {secret && (
          <Button size="small" margin={false} onClick={() => void copy()}>
            Copy
          </Button>
        )}
        <Button buttonStyle={isMade ? 'secondary' : 'primary'} size="small" margin={false} onClick={() => void make()}>
          {isMade ? texts.replace : texts.make}
        </Button>
      </div>
      <div role="status">{message}</div>
    </div>
  )
}
