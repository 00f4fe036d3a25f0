'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { callBackOffice } from '../call-back-office.ts'

/** Revokes the URL of a private calendar and makes another one. */
export function NewFeedUrl({ hostId }: { hostId: number }) {
  const [message, setMessage] = useState('')

  async function renew() {
    if (!window.confirm('The current URL will stop working. Make a new one?')) return
    const { ok, body } = await callBackOffice(`/booking-hosts/${hostId}/renew-feed`, 'nothing')
    setMessage(body.message)
    if (ok) window.location.reload()
  }

  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void renew()}>
        Make a new URL
      </Button>
      <p role="status">{message}</p>
    </>
  )
}
