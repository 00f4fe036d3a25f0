'use client'
import { Button, useAuth, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { hasRole } from '#cms/access/roles.ts'
import { countOf } from '#engine/text/count-of.ts'
import { callBackOffice } from './call-back-office.ts'

type Progress = {
  status: 'draft' | 'sending' | 'sent'
  recipients: number
  sentAt: string | null
  waiting: number
  sent: number
  failed: number
  bounced: number
  confirmed: number
}

const EVERY_MS = 5_000
const stages = { waiting: 'waiting', sent: 'sent', failed: 'failed', bounced: 'bounced' } as const

/** Shows on an issue its preview, the buttons that send it, and the status of its emails. */
export function IssuePanel() {
  const { id } = useDocumentInfo()
  if (!id) return <p className="issue-panel">Save the issue to preview and send it.</p>
  return <SavedIssue id={String(id)} />
}

function SavedIssue({ id }: { id: string }) {
  const isModified = useFormModified()
  // The outbox contains the email addresses of subscribers, which editors may not see.
  const { user } = useAuth()
  const seesOutbox = hasRole(user, 'sales')
  const { dispatchFields } = useForm()
  const [progress, setProgress] = useState<Progress>()
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)

  const look = useCallback(async () => {
    const { ok, body } = await callBackOffice<Progress>(`/issues/${id}/progress`)
    if (!ok) return setMessage(body.message)
    setProgress(body)
    // The worker writes these fields while the form is open.
    for (const path of ['status', 'recipients', 'sentAt'] as const)
      dispatchFields({ type: 'UPDATE', path, value: body[path] })
  }, [id, dispatchFields])

  const isUnderway = progress?.status === 'sending' || (progress?.status === 'sent' && progress.waiting > 0)
  useEffect(() => {
    void look()
    if (!isUnderway) return
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [look, isUnderway])

  async function press(action: 'test' | 'send') {
    setBusy(true)
    const { body } = await callBackOffice(`/issues/${id}/${action}`, 'nothing')
    setMessage(body.message)
    setBusy(false)
    await look()
  }

  const confirmed = progress?.confirmed ?? 0
  const readers = countOf(confirmed, 'confirmed subscriber')
  function send() {
    if (window.confirm(`Send this issue to ${readers}? This cannot be undone.`)) void press('send')
  }

  return (
    <section className="issue-panel" aria-label="Sending">
      {isModified && (
        <p>
          The preview and a test show the saved version.
          {progress?.status === 'draft' && ' Save your changes to send the issue.'}
        </p>
      )}
      {progress?.status === 'draft' && confirmed === 0 && (
        <p>Nobody has confirmed a subscription yet. You can send the issue as soon as someone has.</p>
      )}
      <div className="issue-actions">
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isBusy}
          onClick={() => void press('test')}
        >
          Send a test to me
        </Button>
        {progress?.status === 'draft' && (
          <Button size="small" margin={false} disabled={isBusy || isModified || confirmed === 0} onClick={send}>
            Send to {readers}
          </Button>
        )}
      </div>
      <div role="status">{message}</div>
      {progress && progress.status !== 'draft' && (
        <ul className="issue-progress">
          {Object.entries(stages).map(([status, label]) => (
            <li key={status}>
              {seesOutbox ? (
                <a href={outboxOf(id, status)}>
                  <b>{progress[status as keyof typeof stages]}</b> {label}
                </a>
              ) : (
                <>
                  <b>{progress[status as keyof typeof stages]}</b> {label}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>Preview</summary>
        <iframe title="Preview of the email" src={`/cms-api/issues/${id}/preview`} sandbox="" loading="lazy" />
      </details>
    </section>
  )
}

function outboxOf(id: string, status: string) {
  const conditions = { about: `issues/${id}`, kind: 'newsletter', status }
  const where = Object.entries(conditions).map(
    ([field, value], at) => `where[or][0][and][${at}][${field}][equals]=${encodeURIComponent(value)}`,
  )
  return `/admin/collections/outbox?${where.join('&')}`
}
