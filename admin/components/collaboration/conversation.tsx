'use client'
import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { callBackOffice } from '../call-back-office.ts'
import { ReplyForm } from './reply-form.tsx'
import { SentReply, type StoredReply } from './sent-reply.tsx'

export type Thread = {
  /** Null: the person left no email address. */
  to: string | null
  subject: string
  answersTo: string[]
  hasMailServer: boolean
  replies: StoredReply[]
}

/** What a reply changed in the document that is open. */
type Effect = Record<string, string | number>

const EVERY_MS = 5_000

/** Shows on a lead or an application what staff answered, whether it arrived, and the form for another reply. */
export function Conversation({ collection }: { collection: string }) {
  const { id } = useDocumentInfo()
  return id ? <SavedConversation path={`/${collection}/${id}/replies`} /> : null
}

function SavedConversation({ path }: { path: string }) {
  const { dispatchFields } = useForm()
  const [thread, setThread] = useState<Thread>()
  const [message, setMessage] = useState('')

  const look = useCallback(async () => {
    const { ok, body } = await callBackOffice<Thread>(path)
    if (ok) setThread(body)
    else setMessage(body.message)
  }, [path])

  const isUnderway = thread?.hasMailServer && thread.replies.some(({ email }) => email?.status === 'waiting')
  useEffect(() => {
    void look()
    if (!isUnderway) return
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [look, isUnderway])

  async function send(draft: Record<string, unknown>) {
    const { ok, body } = await callBackOffice<{ effect: Effect }>(path, draft)
    setMessage(body.message)
    if (!ok) return false
    // Otherwise, the form of the document would write the former values back when it is saved.
    for (const [name, value] of Object.entries(body.effect))
      dispatchFields({ type: 'UPDATE', path: name, value, initialValue: value })
    await look()
    return true
  }

  async function sendAgain(reply: number) {
    const { body } = await callBackOffice(`${path}/${reply}/again`, 'nothing')
    setMessage(body.message)
    await look()
  }

  return (
    <section className="conversation" aria-label="Replies">
      <h3>Replies</h3>
      {thread?.replies.length === 0 && <p>Nobody has replied from here yet.</p>}
      {thread && thread.replies.length > 0 && (
        <ol>
          {thread.replies.map((reply) => (
            <SentReply key={reply.id} reply={reply} hasMailServer={thread.hasMailServer} onAgain={sendAgain} />
          ))}
        </ol>
      )}
      {thread?.to && <ReplyForm to={thread.to} subject={thread.subject} answersTo={thread.answersTo} onSend={send} />}
      {thread && !thread.to && <p>This person left no email address, so you cannot reply from here.</p>}
      <div role="status">{message}</div>
    </section>
  )
}
