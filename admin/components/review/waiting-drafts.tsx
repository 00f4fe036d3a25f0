import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { adminPath, documentOf } from '#cms/collaboration/document-name.ts'
import { titleOfDocument, typeOfDocument } from '#cms/collaboration/document-title.ts'
import type { ReviewRequest } from '#cms/payload-types.ts'
import { stateLabels } from '#cms/review/steps.ts'
import { Moment } from '../collaboration/moment.tsx'
import { DRAFTS_ID, readWaitingDrafts } from './read-waiting-drafts.ts'

const SHOWN = 8

/** Lists on the dashboard the drafts that wait for the account, and what became of those that it sent. */
export async function WaitingDrafts({ payload, user }: { payload: Payload; user: TypedUser }) {
  const { forMe, mine } = await readWaitingDrafts(payload, user)
  if (forMe.length === 0 && mine.length === 0) return null
  return (
    <section className="waiting-drafts" aria-labelledby={DRAFTS_ID}>
      <h2 id={DRAFTS_ID} tabIndex={-1}>
        Drafts in review
      </h2>
      <Drafts payload={payload} title="For you to review" requests={forMe} />
      <Drafts payload={payload} title="Sent by you" requests={mine} isOwn />
    </section>
  )
}

type DraftsProps = { payload: Payload; title: string; requests: ReviewRequest[]; isOwn?: boolean }

async function Drafts({ payload, title, requests, isOwn = false }: DraftsProps) {
  const shown = await Promise.all(requests.slice(0, SHOWN).map((one) => draftOf(payload, one)))
  if (shown.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {shown.map(({ request, href, name, type }) => (
          <li key={request.id} data-state={request.state}>
            <p>
              <a href={href}>{name}</a> <span className="review-type">{type}</span>
            </p>
            <p className="review-meta">
              {isOwn && <b>{stateLabels[request.state]}</b>}
              {isOwn && request.decidedByName && `${request.decidedByName}, `}
              {!isOwn && `${request.authorName}, `}
              <Moment at={request.decidedAt ?? request.sentAt} />
            </p>
            {!isOwn && request.note && <blockquote>{request.note}</blockquote>}
          </li>
        ))}
      </ul>
      {requests.length > SHOWN && <p>And {requests.length - SHOWN} more.</p>}
    </>
  )
}

async function draftOf(payload: Payload, request: ReviewRequest) {
  const on = documentOf(payload as never, request.about)
  if (!on) return { request, href: '', name: request.about, type: '' }
  const req = { payload } as PayloadRequest
  const query = request.state === 'changes' ? 'comments=open' : 'review=open'
  return {
    request,
    href: `${adminPath(on)}?${query}`,
    name: await titleOfDocument(req, on),
    type: typeOfDocument(req, on),
  }
}
