'use client'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { callBackOffice } from '../call-back-office.ts'

/** Deletes a date on which something would be published or unpublished, in the calendar. */
export function DeleteDate({ id, title }: { id: number; title: string }) {
  const router = useRouter()
  const [message, setMessage] = useState('')

  async function remove() {
    if (!window.confirm(`Delete the date of “${title}”? Nothing else changes.`)) return
    const { ok, body } = await callBackOffice(`/schedule/${id}/delete`, 'nothing')
    if (ok) router.refresh()
    else setMessage(body.message)
  }

  return (
    <>
      <button type="button" aria-label={`Delete the date of ${title}`} onClick={() => void remove()}>
        Delete
      </button>
      <span role="status">{message}</span>
    </>
  )
}
