'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callBackOffice } from '../call-back-office.ts'

type Delivery = { status: string; responseStatus?: number | null; lastError?: string | null }

const EVERY_MS = 1_000
const MAX_LOOKS = 20

/** Sends a test through the queue, and says how it went. */
export function SendTest({ id }: { id: number }) {
  const [delivery, setDelivery] = useState<number>()
  const [message, setMessage] = useState('')

  async function send() {
    const { ok, body } = await callBackOffice<{ delivery: number }>(`/webhooks/${id}/test`, 'nothing')
    setMessage(body.message)
    if (ok) setDelivery(body.delivery)
  }

  useEffect(() => {
    if (delivery === undefined) return
    let looks = 0
    const timer = setInterval(async () => {
      const { ok, body } = await callBackOffice<Delivery>(`/webhook-messages/${delivery}?depth=0`)
      const text = ok ? outcomeOf(body as unknown as Delivery) : undefined
      if (text) setMessage(text)
      if (++looks >= MAX_LOOKS || (ok && (body as unknown as Delivery).status !== 'waiting')) setDelivery(undefined)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [delivery])

  return (
    <div className="integration-actions">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={delivery !== undefined}
        onClick={() => void send()}
      >
        Send a test
      </Button>
      <div role="status">{message}</div>
    </div>
  )
}

function outcomeOf({ status, responseStatus, lastError }: Delivery) {
  if (status === 'delivered') return `Delivered: the receiver answered ${responseStatus}.`
  return lastError ? `${lastError}${status === 'waiting' ? ' It will be tried again.' : ''}` : undefined
}
