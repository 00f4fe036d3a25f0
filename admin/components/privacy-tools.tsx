'use client'
import { type KeyboardEvent, useId, useState } from 'react'
import { messages } from '#engine/messages.ts'
import { callBackOffice, refusalIn } from './call-back-office.ts'

/** Exports or erases what the site stores about a person, in the privacy settings. */
export function PrivacyTools() {
  const id = useId()
  const [email, setEmail] = useState('')
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function run(work: () => Promise<string>) {
    setBusy(true)
    setMessage(await work().catch(() => messages.unexpected))
    setBusy(false)
  }

  function erase() {
    const confirm = window.prompt(`This cannot be undone. Type ${email} again to erase everything about it.`)
    if (confirm !== null) void run(() => eraseAll(email, confirm))
  }

  const isReady = email.includes('@') && !isBusy
  return (
    <section className="privacy-tools" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Data requests</h2>
      <p>
        Contact and quote requests, booked calls, applications with their résumés, reviews, subscriptions, invitations,
        the replies and comments of staff, and the emails about them. Of old sites that were moved in: comments in
        texts, and uploaded exports that name the address. The audit log records who did it, without the email address.
      </p>
      <label htmlFor={`${id}-email`}>Email address of the person</label>
      <input
        id={`${id}-email`}
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value.trim())}
        onKeyDown={keepSettings}
      />
      <div className="privacy-actions">
        <button type="button" disabled={!isReady} onClick={() => void run(() => download(email))}>
          Export everything
        </button>
        <button type="button" disabled={!isReady} onClick={erase}>
          Erase everything
        </button>
      </div>
      <p role="status">{message}</p>
    </section>
  )
}

/** The field is inside the settings form, where Enter would save them. */
function keepSettings(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

async function download(email: string) {
  const response = await fetch(`/cms-api/privacy-tools/export?email=${encodeURIComponent(email)}`, {
    credentials: 'same-origin',
  })
  if (!response.ok) return refusalIn(await response.json()).message
  const href = URL.createObjectURL(await response.blob())
  Object.assign(document.createElement('a'), { href, download: 'personal-data.json' }).click()
  URL.revokeObjectURL(href)
  return 'The file is in your downloads.'
}

async function eraseAll(email: string, confirm: string) {
  const { ok, body } = await callBackOffice<{ counts: Record<string, number> }>('/privacy-tools/erase', {
    email,
    confirm,
  })
  const counts = ok ? Object.entries(body.counts).map(([kind, count]) => `${kind} ${count}`) : []
  return counts.length > 0 ? `${body.message} Erased: ${counts.join(', ')}.` : body.message
}
