'use client'
import { useState } from 'react'
import { callBackOffice } from '../call-back-office.ts'

/** Revokes the URL of a private calendar and makes another one. */
export function NewFeedUrl({ hostId }: { hostId: number }) {
  const [message, setMessage] = useState('')

  async function renew() {
    if (!window.confirm('The present URL will stop working. Make a new one?')) return
    const { ok, body } = await callBackOffice(`/booking-hosts/${hostId}/renew-feed`, 'nothing')
    setMessage(body.message)
    if (ok) window.location.reload()
  }

  return (
    <>
      <button type="button" onClick={() => void renew()}>
        Make a new URL
      </button>
      <p role="status">{message}</p>
    </>
  )
}
