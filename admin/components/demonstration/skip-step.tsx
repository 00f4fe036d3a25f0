'use client'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { callBackOffice } from '../call-back-office.ts'

/** Takes a step off the list that this agency does not need. */
export function SkipStep({ id, label }: { id: string; label: string }) {
  const router = useRouter()
  const [message, setMessage] = useState('')

  async function skip() {
    const { ok, body } = await callBackOffice('/demonstration/skip', { step: id })
    setMessage(ok ? '' : body.message)
    if (ok) router.refresh()
  }

  return (
    <>
      <button type="button" aria-label={`Not needed: ${label}`} onClick={() => void skip()}>
        Not needed
      </button>
      <span role="status">{message}</span>
    </>
  )
}
