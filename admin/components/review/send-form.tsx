'use client'
import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { Review, TakeStep } from './use-review.ts'

/**
 * Sends a document for review: to whom, and with which note. It is inside the form of the document, so it is no form.
 */
export function SendForm({ review, onTake }: { review: Review; onTake: TakeStep }) {
  const id = useId()
  const { assignee, reviewers } = review
  const [chosen, setChosen] = useState(() => reviewers.find(({ name }) => name === assignee)?.id ?? reviewers[0]?.id)
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)

  if (reviewers.length === 0) return <p>No colleague may publish this yet. Ask an administrator to invite an editor.</p>

  async function send() {
    if (chosen === undefined) return
    setBusy(true)
    if (await onTake('send', { text: note.trim(), assignee: chosen })) setNote('')
    setBusy(false)
  }

  return (
    <div className="review-form">
      <div>
        <label htmlFor={`${id}-who`}>Reviewer</label>
        <select id={`${id}-who`} value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
          {reviewers.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-note`}>Note (optional)</label>
        <textarea
          id={`${id}-note`}
          rows={3}
          maxLength={2_000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <p className="review-actions">
        <Button size="medium" margin={false} disabled={isBusy} onClick={() => void send()}>
          Send for review
        </Button>
        <span>The reviewer gets an email.</span>
      </p>
    </div>
  )
}
