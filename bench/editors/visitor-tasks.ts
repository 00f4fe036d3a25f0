import assert from 'node:assert/strict'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Hands } from './hands.ts'
import type { Place, Task } from './task.ts'

const LEAD = 'ann@visitors.example'
const READER = 'reader@visitors.example'
const SUBJECT = 'The first issue'
const REPLY = 'We can start in May.'

/** What goes out to people: an answer to a lead, and an issue of the newsletter. */
export const visitorTasks: Task[] = [
  { what: 'answer a lead', prepare: ask, run: answer },
  { what: 'send a newsletter issue', prepare: subscribe, run: sendIssue },
]

function ask({ url }: Place) {
  const data = { clientName: 'Ann Visitor', clientEmail: LEAD, website: 'https://ann.example', form: 'audit' }
  return call(url, '/send-mail', { data })
}

async function answer({ page, click, fill }: Hands, { emails }: Place) {
  await click(page.getByRole('link', { name: /New contact requests$/ }))
  await click(
    page
      .getByRole('link', { name: 'Ann Visitor' })
      .or(page.getByRole('link', { name: LEAD }))
      .first(),
  )
  await fill(page.getByRole('textbox', { name: 'Message', exact: true, disabled: false }), REPLY)
  await click(page.getByRole('button', { name: 'Send reply' }))
  await page.getByText('Sent', { exact: true }).first().waitFor()

  const reply = await waitFor(() => emailWith(emails, LEAD, REPLY))
  assert(reply.email.replyTo?.length, 'The reply says nobody to answer to.')
}

async function subscribe({ url, emails }: Place) {
  await call(url, '/subscribe', { email: READER })
  const { email } = await waitFor(() => emails.find(({ to }) => to.includes(READER)))
  const [, token] = /confirm\/\?token=(\S+)/.exec(email.text ?? '') ?? []
  await call(url, '/subscribe/confirm', { token })
}

async function sendIssue({ page, click, fill, press, confirm }: Hands, { emails }: Place) {
  await click(page.getByRole('link', { name: 'Create new Newsletter issues' }))
  await fill(page.getByRole('textbox', { name: 'Subject' }), SUBJECT)
  await fill(page.getByRole('textbox', { name: 'Before the posts' }), 'Dear reader, one thing we measured.')
  await fill(page.getByRole('combobox', { name: 'Posts', exact: true }), 'Faceted navigation')
  await page.getByRole('option', { name: /Faceted navigation/ }).waitFor()
  await press('Enter')
  await click(page.getByRole('button', { name: 'Save', exact: true }))
  await confirm(page.getByRole('button', { name: 'Send to 1 confirmed subscriber' }))
  await page.getByRole('link', { name: '1 sent' }).waitFor()

  const issue = await waitFor(() => emailWith(emails, READER, 'one thing we measured'))
  assert.equal(issue.email.subject, SUBJECT)
}

function emailWith(emails: Place['emails'], recipient: string, text: string) {
  return emails.find(({ to, email }) => to.includes(recipient) && email.html?.includes(text))
}

async function call(url: string, path: string, body: unknown) {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  })
  assert(response.ok, `${path} answered ${response.status}: ${await response.text()}`)
}
