'use client'
import { Button } from '@payloadcms/ui'
import { Moment } from './moment.tsx'

export type StoredReply = {
  id: number
  authorName: string
  createdAt: string
  subject: string
  message: string
  to: string
  /** Null when the outbox no longer has it. */
  email: { id: number; status: 'waiting' | 'sent' | 'failed' | 'bounced'; error: string; sentAt: string | null } | null
}

type SentReplyProps = { reply: StoredReply; hasMailServer: boolean; onAgain: (id: number) => void }

/** Renders one reply with what became of its email. */
export function SentReply({ reply, hasMailServer, onAgain }: SentReplyProps) {
  const { id, authorName, createdAt, subject, message, to, email } = reply
  const state = email?.status ?? 'deleted'
  return (
    <li data-state={state}>
      <p className="conversation-head">
        <b>{authorName}</b> to {to}, <Moment at={createdAt} />
      </p>
      <p className="conversation-subject">{subject}</p>
      <p className="conversation-text">{message}</p>
      <p className="conversation-state">
        <b>{STATES[state]}</b>
        {state === 'waiting' && !hasMailServer && ': no mail server is set. It is sent once there is one.'}
        {state === 'waiting' && email?.error && `: ${email.error} The site tries again.`}
        {(state === 'failed' || state === 'bounced') && `: ${email?.error || 'The mail server gave no reason.'}`}{' '}
        {email && <a href={`/admin/collections/outbox/${email.id}`}>Email in the outbox</a>}
      </p>
      {state === 'failed' && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => onAgain(id)}>
          Send again
        </Button>
      )}
    </li>
  )
}

const STATES = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Not sent',
  bounced: 'Bounced',
  deleted: 'Sent long ago: the outbox no longer has this email',
} as const
