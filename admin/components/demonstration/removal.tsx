'use client'
import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useRef, useState } from 'react'
import type { PlanScreen } from '#cms/demo/report.ts'
import { countOf } from '#engine/text/count-of.ts'
import { callBackOffice } from '../call-back-office.ts'
import { PlanLists } from './plan-lists.tsx'

const ASK_MS = 500

/**
 * Offers administrators a button that lists what goes and what stays, and removes the demonstration once that is
 * confirmed.
 */
export function Removal() {
  const dialog = useRef<HTMLDialogElement>(null)
  const router = useRouter()
  const [plan, setPlan] = useState<PlanScreen>()
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  /** How much of a removal under way is done, from 0 to 1. */
  const [done, setDone] = useState<number>()

  async function open() {
    setBusy(true)
    const { ok, body } = await callBackOffice<{ plan: PlanScreen }>('/demonstration')
    setBusy(false)
    setMessage(ok ? '' : body.message)
    if (!ok) return
    setPlan(body.plan)
    dialog.current?.showModal()
  }

  async function remove() {
    setBusy(true)
    setMessage(plan ? `Removing ${countOf(plan.total, 'document')} …` : '')
    setDone(0)
    const asking = setInterval(() => void askProgress(), ASK_MS)
    const { ok, body } = await callBackOffice('/demonstration/remove', { confirmed: plan?.total })
    clearInterval(asking)
    setDone(undefined)
    setBusy(false)
    setMessage(body.message)
    if (!ok) return setPlan((body.data?.plan as PlanScreen | undefined) ?? plan)
    dialog.current?.close()
    router.refresh()
  }

  async function askProgress() {
    const { ok, body } = await callBackOffice<{ done: number }>('/demonstration/progress')
    if (ok) setDone((before) => (before === undefined ? before : Math.max(before, body.done)))
  }

  return (
    <>
      <p className="demo-actions">
        <Button size="small" margin={false} buttonStyle="secondary" disabled={isBusy} onClick={() => void open()}>
          Remove the demonstration …
        </Button>
        <span role="status">{message}</span>
      </p>
      <dialog className="demo-dialog" ref={dialog} aria-labelledby="demo-dialog-title">
        {plan && (
          <>
            <h2 id="demo-dialog-title">Remove the demonstration?</h2>
            <p>
              {plan.total < plan.invented && `Of ${countOf(plan.invented, 'demonstration document')}, `}
              {countOf(plan.total, 'document')} will be deleted for good and will not be in the trash. What you changed
              or made stays.
            </p>
            <PlanLists plan={plan} />
            <p className="demo-actions">
              <Button size="medium" margin={false} disabled={isBusy} onClick={() => void remove()}>
                Remove {countOf(plan.total, 'document')}
              </Button>
              <Button
                size="medium"
                margin={false}
                buttonStyle="secondary"
                disabled={isBusy}
                onClick={() => dialog.current?.close()}
              >
                Keep everything
              </Button>
              {done !== undefined && <progress value={done} aria-label="Removal" />}
              <span role="status">{message}</span>
            </p>
          </>
        )}
      </dialog>
    </>
  )
}
