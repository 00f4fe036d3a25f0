'use client'
import { Button, Drawer, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useEffect } from 'react'
import { stateLabels } from '#cms/review/steps.ts'
import { Moment } from '../collaboration/moment.tsx'
import { DecisionForm } from './decision-form.tsx'
import { ReviewFacts } from './facts.tsx'
import { SendForm } from './send-form.tsx'
import { type Review, useReview } from './use-review.ts'

/** Shows above a document where its review is, and at its side what can be done about it. */
export function ReviewBar() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  if (globalSlug) return <ReviewOf document={`globals/${globalSlug}`} />
  return id ? <ReviewOf document={`${collectionSlug}/${id}`} /> : null
}

function ReviewOf({ document }: { document: string }) {
  // A document in a drawer has a review of its own.
  const slug = `review-${document.replace('/', '-')}`
  const { openModal } = useModal()
  const { review, message, look, take } = useReview(document)

  useEffect(() => {
    // The URL is a link in an email or on the dashboard.
    if (new URLSearchParams(window.location.search).get('review') === 'open') openModal(slug)
  }, [openModal, slug])

  if (!review || (review.state === 'none' && !review.steps.includes('send'))) return null
  const { state, steps } = review
  const isDecided = steps.includes('publish') || steps.includes('approve')

  function open() {
    void look()
    openModal(slug)
  }

  return (
    <>
      <Button
        // Without the right to publish, sending for review is the main action.
        buttonStyle={state === 'none' && !review.mayPublish ? 'primary' : 'secondary'}
        size="medium"
        margin={false}
        className="review-open"
        extraButtonProps={{ 'data-state': state, 'data-may-publish': review.mayPublish ? 'yes' : 'no' }}
        onClick={open}
      >
        <ButtonText review={review} />
      </Button>
      <Drawer slug={slug} title="Review" className="comments-drawer">
        <div className="review">
          <ReviewFacts review={review} />
          {isDecided && <DecisionForm steps={steps} onTake={take} />}
          {steps.includes('send') && state === 'none' && <SendForm review={review} onTake={take} />}
          {steps.includes('send') && state === 'changes' && !isDecided && <SendForm review={review} onTake={take} />}
          <div role="status">{message}</div>
          {steps.includes('send') && state !== 'none' && (isDecided || state !== 'changes') && (
            <details>
              <summary>Send it to another colleague</summary>
              <SendForm review={review} onTake={take} />
            </details>
          )}
          {steps.includes('withdraw') && (
            <p className="review-actions">
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                onClick={() => void take('withdraw', { text: '' })}
              >
                Withdraw from review
              </Button>
              <span>It becomes an ordinary draft again.</span>
            </p>
          )}
        </div>
      </Drawer>
    </>
  )
}

function ButtonText({ review: { state, assignee, decidedAt, decidedBy, sentAt } }: { review: Review }) {
  if (state === 'none') return 'Send for review'
  const who = state === 'review' ? assignee : decidedBy
  return (
    <>
      <b>{stateLabels[state]}</b>{' '}
      <span className="bar-detail">
        {who && `${who}, `}
        <Moment at={state === 'review' ? sentAt : decidedAt} />
      </span>
    </>
  )
}
