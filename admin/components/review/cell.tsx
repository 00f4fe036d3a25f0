import type { DefaultServerCellComponentProps } from 'payload'
import { openRequest, stateOf } from '#cms/review/review-of.ts'
import { stateLabels } from '#cms/review/steps.ts'
import { Moment } from '../collaboration/moment.tsx'

/** Shows in a list where the review of a document is, and since when. */
export async function ReviewCell({ collectionSlug, payload, rowData }: Partial<DefaultServerCellComponentProps>) {
  // Payload also renders the cell of our field in the form, without a row.
  if (!payload || !rowData) return null
  const on = { slug: collectionSlug as 'posts', id: Number(rowData.id) }
  const request = await openRequest({ payload }, on)
  if (!request) return null
  const state = stateOf(request)
  return (
    <span className="review-state" data-state={state}>
      <b>{stateLabels[state]}</b> <Moment at={request.decidedAt ?? request.sentAt} />
    </span>
  )
}
