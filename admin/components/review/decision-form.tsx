'use client'
import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { ReviewStep } from '#cms/review/steps.ts'
import type { TakeStep } from './use-review.ts'

type DecisionFormProps = { steps: ReviewStep[]; onTake: TakeStep }

/** Decides about a document that a colleague sent for review. */
export function DecisionForm({ steps, onTake }: DecisionFormProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const button = { size: 'medium', margin: false, disabled: isBusy } as const

  async function decide(step: ReviewStep) {
    setBusy(true)
    if (await onTake(step, { text: text.trim() })) setText('')
    setBusy(false)
  }

  return (
    <div className="review-form">
      <div>
        <label htmlFor={id}>Comment</label>
        <textarea id={id} rows={4} maxLength={2_000} value={text} onChange={({ target }) => setText(target.value)} />
        <p>It appears under “Comments”. To ask for changes, say what should change.</p>
      </div>
      <p className="review-actions">
        {steps.includes('publish') && (
          <Button {...button} onClick={() => void decide('publish')}>
            Approve and publish
          </Button>
        )}
        {steps.includes('approve') && (
          <Button {...button} buttonStyle="secondary" onClick={() => void decide('approve')}>
            Approve
          </Button>
        )}
        {steps.includes('request-changes') && (
          <Button
            {...button}
            buttonStyle="secondary"
            disabled={isBusy || text.trim() === ''}
            onClick={() => void decide('request-changes')}
          >
            Request changes
          </Button>
        )}
      </p>
    </div>
  )
}
