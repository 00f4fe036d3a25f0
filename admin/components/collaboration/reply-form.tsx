'use client'
import { Button } from '@payloadcms/ui'
import { type KeyboardEvent, useId, useRef, useState } from 'react'

type ReplyFormProps = {
  to: string
  subject: string
  answersTo: string[]
  onSend: (draft: Record<string, unknown>) => Promise<boolean>
}

/**
 * Writes a reply. It is inside the form of the document, so it is no form itself. The key of a draft stays until it is
 * sent: pressing the button again after a lost response sends nothing twice.
 */
export function ReplyForm({ to, subject: suggested, answersTo, onSend }: ReplyFormProps) {
  const id = useId()
  const key = useRef(crypto.randomUUID())
  const [subject, setSubject] = useState(suggested)
  const [message, setMessage] = useState('')
  const [replyTo, setReplyTo] = useState(answersTo[0] ?? '')
  const [isBusy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    const isSent = await onSend({ subject, message, replyTo, key: key.current })
    setBusy(false)
    if (!isSent) return
    key.current = crypto.randomUUID()
    setMessage('')
  }

  return (
    <div className="reply-form">
      <p className="reply-to">
        To <b>{to}</b>
      </p>
      <div className="reply-row">
        <div>
          <label htmlFor={`${id}-subject`}>Subject</label>
          <input
            id={`${id}-subject`}
            value={subject}
            maxLength={200}
            onChange={({ target }) => setSubject(target.value)}
            onKeyDown={keepDocument}
          />
        </div>
        <div>
          <label htmlFor={`${id}-answers`}>Replies go to</label>
          <select id={`${id}-answers`} value={replyTo} onChange={({ target }) => setReplyTo(target.value)}>
            {answersTo.map((email, index) => (
              <option key={email} value={email}>
                {index === 0 ? `You: ${email}` : `The office: ${email}`}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div>
        <label htmlFor={`${id}-message`}>Message</label>
        <textarea
          id={`${id}-message`}
          rows={7}
          maxLength={10_000}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </div>
      <div className="reply-actions">
        <Button size="medium" margin={false} disabled={isBusy || message.trim() === ''} onClick={() => void send()}>
          Send reply
        </Button>
        <span>It is sent as an email with your name under it.</span>
      </div>
    </div>
  )
}

/** Without this, Enter in a text field would save the document. */
function keepDocument(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
