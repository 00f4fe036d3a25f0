'use client'
import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type ReactNode, useState } from 'react'
import { type Decision, decideReviews } from './decide-reviews.ts'

type ReviewDecisionProps = {
  id: number
  name: string
  /** Where the focus goes when this is gone. */
  titleId: string
  children: ReactNode
}

/** Renders one review on the dashboard. It disappears when it is decided, and the next one takes its place. */
export function ReviewDecision({ id, name, titleId, children }: ReviewDecisionProps) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [isDecided, setDecided] = useState(false)
  const [error, setError] = useState('')

  async function decide(decision: Decision) {
    setBusy(true)
    const { ok, message } = await decideReviews(decision, [id])
    setBusy(false)
    setError(ok ? '' : message)
    if (!ok) return
    setDecided(true)
    document.getElementById(titleId)?.focus()
    router.refresh()
  }

  function remove() {
    if (window.confirm(`Delete the review by ${name}? This cannot be undone.`)) void decide('delete')
  }

  if (isDecided) return null
  const button = (label: string) =>
    ({ size: 'small', margin: false, disabled: isBusy, 'aria-label': `${label} the review by ${name}` }) as const
  return (
    <li>
      {children}
      <p className="review-actions">
        <Button {...button('Approve')} buttonStyle="primary" onClick={() => void decide('approve')}>
          Approve
        </Button>
        <Button {...button('Disapprove')} buttonStyle="secondary" onClick={() => void decide('disapprove')}>
          Disapprove
        </Button>
        <Button {...button('Delete')} buttonStyle="secondary" onClick={remove}>
          Delete
        </Button>
      </p>
      <div role="alert">{error}</div>
    </li>
  )
}
