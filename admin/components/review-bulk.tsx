'use client'
import { Button, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { type Decision, decideReviews } from './decide-reviews.ts'

/** Decides, above the list of reviews, about all that are selected. */
export function ReviewBulk() {
  const { selectAll, selectedIDs, toggleAll } = useSelection()
  const router = useRouter()
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function decide(decision: Decision) {
    setBusy(true)
    const { ok, message } = await decideReviews(decision, selectedIDs)
    setBusy(false)
    setMessage(message)
    if (!ok) return
    toggleAll()
    router.refresh()
  }

  function remove() {
    const count = selectedIDs.length
    const what = count === 1 ? 'this review' : `these ${count} reviews`
    if (window.confirm(`Delete ${what}? This cannot be undone.`)) void decide('delete')
  }

  // Selecting all rows on several pages of the list only names those of the visible page.
  const isTooMuch = String(selectAll) === 'allAvailable'
  const look = { size: 'small', margin: false, disabled: isBusy || selectedIDs.length === 0 || isTooMuch } as const
  return (
    <section className="review-bulk" aria-label="Moderate the selected reviews">
      <p className="review-actions">
        <Button {...look} buttonStyle="primary" onClick={() => void decide('approve')}>
          Approve selected
        </Button>
        <Button {...look} buttonStyle="secondary" onClick={() => void decide('disapprove')}>
          Disapprove selected
        </Button>
        <Button {...look} buttonStyle="secondary" onClick={remove}>
          Delete selected
        </Button>
      </p>
      <div role="status">
        {isTooMuch ? 'These buttons work on the reviews of one page of the list, not on all pages.' : message}
      </div>
    </section>
  )
}
