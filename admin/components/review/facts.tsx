'use client'
import type { Edit } from '#cms/review/review-of.ts'
import { Moment } from '../collaboration/moment.tsx'
import type { Review } from './use-review.ts'

/** Renders what happened so far: who sent it to whom, what was decided, and what was changed since. */
export function ReviewFacts({ review }: { review: Review }) {
  const { state, sentBy, sentAt, note, assignee, isForMe, decidedBy, decidedAt, edits, mayPublish } = review
  if (state === 'none')
    return (
      <p>
        {mayPublish
          ? 'A colleague looks at the draft before it is published. You can still publish it yourself.'
          : 'An editor looks at your draft and publishes it, or tells you what to change. You can go on writing.'}
      </p>
    )
  return (
    <>
      <p>
        <b>{sentBy}</b> asked {isForMe ? 'you' : assignee || 'a former colleague'} to review this,{' '}
        <Moment at={sentAt} />.
      </p>
      {note && <blockquote>{note}</blockquote>}
      {state === 'changes' && (
        <p>
          <b>{decidedBy}</b> asked for changes, <Moment at={decidedAt} />. What should change is under “Comments”.
        </p>
      )}
      {state === 'approved' && (
        <p>
          <b>{decidedBy}</b> approved it, <Moment at={decidedAt} />. It is not published yet.
        </p>
      )}
      <Edits edits={edits} />
    </>
  )
}

/** Names everyone who has changed a draft since. Look at their changes before you approve it. */
export function Edits({ edits }: { edits: Edit[] }) {
  if (edits.length === 0) return null
  return (
    <div className="review-edits">
      <p>Changed since:</p>
      <ul>
        {edits.map(({ by, at, fields }) => (
          <li key={at}>
            <b>{by}</b>, <Moment at={at} />
            {fields && `: ${fields}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
