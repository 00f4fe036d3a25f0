'use client'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { countOf } from '#engine/text/count-of.ts'
import { callBackOffice } from '../call-back-office.ts'
import { Moment } from '../collaboration/moment.tsx'
import { FindingRemark } from './finding-remark.tsx'
import { SEVERITY_WORDS, type ShownAudit } from './shown-audit.ts'

/** Shows of an audit what its report says, and takes what a specialist writes for the visitor. */
export function AuditPanel() {
  const { id } = useDocumentInfo()
  return id ? <StoredAudit id={Number(id)} /> : null
}

function StoredAudit({ id }: { id: number }) {
  const [audit, setAudit] = useState<ShownAudit>()
  const [message, setMessage] = useState('')

  const look = useCallback(async () => {
    const { ok, body } = await callBackOffice<ShownAudit>(`/audits/${id}/report`)
    if (ok) setAudit(body)
    else setMessage(body.message)
  }, [id])
  useEffect(() => void look(), [look])

  if (!audit) return <p role="status">{message}</p>
  const { score, verdict, first, href, lead, findings } = audit
  const remarked = findings.filter(({ note, hiddenBecause }) => note !== '' || hiddenBecause !== '').length

  return (
    <section className="audit-panel" aria-label="Report">
      <div className="audit-summary">
        <p className="audit-score">
          <b>{score ?? 'No score'}</b>
          {score !== null && <span> of 100</span>}
        </p>
        <div>
          <p className="audit-verdict">{verdict || 'Nothing was found yet.'}</p>
          <p className="audit-links">
            {href ? (
              <a href={href} target="_blank" rel="noopener">
                Open the report
              </a>
            ) : (
              <span>The visitor has revoked the link to the report.</span>
            )}
            {lead ? (
              <a href={`/admin/collections/contact-requests/${lead.id}`}>Lead: {lead.name}</a>
            ) : (
              <span>No lead: nobody has sent a question about this report.</span>
            )}
          </p>
        </div>
      </div>
      {first.length > 0 && (
        <>
          <h3>Do these first</h3>
          <ol className="audit-first">
            {first.map(({ id: finding, title, severity }) => (
              <li key={finding} data-severity={severity}>
                <b className="audit-severity">{SEVERITY_WORDS[severity]}</b> {title}
              </li>
            ))}
          </ol>
        </>
      )}
      <Sending id={id} audit={audit} onSent={look} />
      {findings.length > 0 && (
        <>
          <h3>
            {countOf(findings.length, 'finding')}
            {remarked > 0 && <span>, {remarked} with a note or hidden</span>}
          </h3>
          <ul className="audit-findings">
            {findings.map((of) => (
              <FindingRemark
                key={of.finding}
                of={of}
                onSave={async (remark) => {
                  const { ok, body } = await callBackOffice(`/audits/${id}/remark`, remark)
                  if (ok) await look()
                  return { ok, message: body.message }
                }}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Sending({ id, audit, onSent }: { id: number; audit: ShownAudit; onSent: () => Promise<void> }) {
  const { to, sends, href, findings } = audit
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const last = sends.at(-1)

  async function send() {
    const question = last ? `${last.by} has already sent it to ${last.to}. Send it again?` : `Send the report to ${to}?`
    if (!window.confirm(question)) return
    setBusy(true)
    const { body } = await callBackOffice(`/audits/${id}/send`, { again: last !== undefined })
    setMessage(body.message)
    await onSent()
    setBusy(false)
  }

  if (findings.length === 0 && !last) return null
  return (
    <div className="audit-sending">
      <h3>Send to the lead</h3>
      {sends.length > 0 && (
        <ul>
          {sends.map(({ to: receiver, by, at }) => (
            <li key={at}>
              Sent by {by} to {receiver}, <Moment at={at} />
            </li>
          ))}
        </ul>
      )}
      {!to && <p>There is no lead with an email address yet.</p>}
      {to && !href && <p>The visitor has revoked the link, so there is nothing to send.</p>}
      {to && href && (
        <Button size="small" margin={false} disabled={isBusy} onClick={() => void send()}>
          {last ? 'Send again' : `Send to ${to}`}
        </Button>
      )}
      <p role="status">{message}</p>
    </div>
  )
}
