'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { countOf } from '#engine/text/count-of.ts'
import { callBackOffice } from '../call-back-office.ts'

/** Cancels all calls of a network that are ahead, and frees their times. */
export function ReleaseNetwork({ network, calls }: { network: string; calls: number }) {
  const [message, setMessage] = useState('')

  async function release() {
    const question = `Cancel ${countOf(calls, 'call')} from ${network}? Everyone with an invitation gets an email.`
    if (!window.confirm(question)) return
    const { ok, body } = await callBackOffice('/bookings/release-network', { network })
    setMessage(body.message)
    if (ok) window.location.reload()
  }

  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void release()}>
        Release all calls
      </Button>
      <p role="status">{message}</p>
    </>
  )
}
