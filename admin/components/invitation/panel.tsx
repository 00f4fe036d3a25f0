'use client'
import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { callBackOffice } from '../call-back-office.ts'

/** Shows on an invitation whether its link works, and the buttons that send it again or revoke it. */
export function InvitationPanel() {
  const { id } = useDocumentInfo()
  if (!id)
    return (
      <p className="issue-panel">When you save, this person gets an email with a link that works for seven days.</p>
    )
  return <SentInvitation id={String(id)} />
}

function SentInvitation({ id }: { id: string }) {
  const router = useRouter()
  const status = useFormFields(([fields]) => String(fields.status?.value ?? ''))
  const expiresAt = useFormFields(([fields]) => String(fields.expiresAt?.value ?? ''))
  const [isRevoked, setRevoked] = useState(false)
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isOpen = status === 'sent' && !isRevoked

  async function press(action: 'resend' | 'revoke') {
    setBusy(true)
    const { ok, body } = await callBackOffice(`/invitations/${id}/${action}`, 'nothing')
    setBusy(false)
    setMessage(body.message)
    if (ok && action === 'revoke') setRevoked(true)
    if (ok) router.refresh()
  }

  function revoke() {
    if (window.confirm('Revoke this invitation? Its link stops working at once.')) void press('revoke')
  }

  return (
    <section className="issue-panel" aria-label="The link">
      <p>{isRevoked ? LINK.revoked : describe(status, expiresAt)}</p>
      {isOpen && (
        <p className="issue-actions">
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isBusy}
            onClick={() => void press('resend')}
          >
            Send a new link
          </Button>
          <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={revoke}>
            Revoke
          </Button>
        </p>
      )}
      <div role="status">{message}</div>
    </section>
  )
}

const LINK = {
  open: 'The link in the email works once.',
  expired: 'The link has expired. You can send a new one.',
  accepted: 'This person has accepted the invitation and has an account.',
  revoked: 'The invitation was revoked. Its link no longer works.',
}

function describe(status: string, expiresAt: string) {
  if (status === 'accepted') return LINK.accepted
  if (status === 'revoked') return LINK.revoked
  return Date.parse(expiresAt) > Date.now() ? LINK.open : LINK.expired
}
