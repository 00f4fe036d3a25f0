// extended: screens; the cases that always run prove who may reply, who gets an email, and invitations.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, cms, headersOf, logIn, makeAccount } from '../support/account.ts'
import { axeViolations } from '../support/axe.ts'
import { openBackOffice } from '../support/back-office.ts'
import { query } from '../support/database.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { newestLink } from '../support/links-in-emails.ts'
import { emailsTo } from '../support/mail-server.ts'
import { openPage, phone } from '../support/open-page.ts'
import { add, MARK, removePeople } from '../support/people.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

let admin: Awaited<ReturnType<typeof signIn>>
let sales: Account
let other: Account
let editor: Account

beforeAll(async () => {
  admin = await signIn()
  sales = await makeAccount('Ola Colleague', ['sales'])
  other = await makeAccount('Ren Colleague', ['sales'])
  editor = await makeAccount('Ida Colleague', ['editor'])
})

afterAll(async () => {
  for (const { remove } of [sales, other, editor]) await remove()
  await removePeople()
  await query("delete from invitations where email like '%@invited.example'")
  await query("delete from users where email like '%@invited.example'")
})

type ResponseBody = Record<string, unknown> & { message?: string; errors?: { message: string }[] }

async function call(account: Account | undefined, method: string, path: string, body?: unknown) {
  const response = await cms(method, path, body, account ? await headersOf(account) : {})
  return { status: response.status, body: (await response.json()) as ResponseBody }
}

/** Adds a lead as a form stores it, without its notices. */
const addLead = (email: string) => {
  const row = { client_name: MARK, client_email: email, form: 'contact', status: 'new', message: MARK }
  return add('contact_requests', row)
}

const draftTo = (more: Record<string, string> = {}) => {
  const draft = { subject: 'Your message', message: `Dear <b>Ann</b>,\n\nyes. ${MARK}`, replyTo: sales.email }
  return { ...draft, key: randomUUID(), ...more }
}

type ThreadBody = {
  replies: { id: number; subject: string; authorName: string; email: { status: string; error: string } }[]
}
const thread = async (id: number) =>
  (await call(sales, 'GET', `/contact-requests/${id}/replies`)).body as unknown as ThreadBody

test('a reply is sent once with the chosen Reply-To and stays with its lead', async () => {
  const to = `reply-${MARK}@visitors.example`
  const id = await addLead(to)
  const draft = draftTo()
  expect(await call(sales, 'POST', `/contact-requests/${id}/replies`, draft)).toMatchObject({
    status: 200,
    body: { effect: { status: 'answered', assignee: sales.id } },
  })
  expect((await call(sales, 'POST', `/contact-requests/${id}/replies`, draft)).status).toBe(200)
  await waitFor(async () => (await thread(id)).replies[0]?.email.status === 'sent')
  const arrived = await emailsTo(to)
  expect(arrived).toHaveLength(1)
  expect(arrived[0]?.email.replyTo).toMatchObject([{ address: sales.email }])
  expect(arrived[0]?.email.headers.map(({ key }) => key)).not.toContain('auto-submitted')
  expect(arrived[0]?.email.html).toContain('Dear &lt;b&gt;Ann&lt;/b&gt;')
  expect((await thread(id)).replies).toMatchObject([{ subject: 'Your message', authorName: 'Ola Colleague' }])
})

test('a reply that the mail server rejects is shown as failed with the reason, and can be sent again', {
  tags: 'extended',
}, async () => {
  const id = await addLead(`gone@${MARK}.example`)
  await call(sales, 'POST', `/contact-requests/${id}/replies`, draftTo())
  const failed = await waitFor(async () => (await thread(id)).replies.find(({ email }) => email.status === 'failed'))
  expect(failed.email.error).toContain('No such mailbox')
  expect((await call(sales, 'POST', `/contact-requests/${id}/replies/${failed.id}/again`)).status).toBe(200)
})

test('F1 replies are refused to other roles and visitors, without a recipient, and with any other Reply-To', async () => {
  const id = await addLead(`refused-${MARK}@visitors.example`)
  const path = `/contact-requests/${id}/replies`
  expect((await call(undefined, 'POST', path, draftTo())).status).toBe(403)
  expect((await call(editor, 'POST', path, draftTo())).status).toBe(403)
  expect((await call(editor, 'GET', path)).status).toBe(403)
  expect((await call(sales, 'POST', path, draftTo({ replyTo: 'eve@elsewhere.example' }))).status).toBe(422)
  expect((await call(sales, 'POST', path, draftTo({ message: ' ' }))).status).toBe(422)
  expect((await thread(id)).replies).toEqual([])
})

test('the assignee of a lead gets an email, unless they assigned it themselves', async () => {
  const id = await addLead(`assigned-${MARK}@visitors.example`)
  const assign = (by: Account, to: Account) => call(by, 'PATCH', `/contact-requests/${id}`, { assignee: to.id })
  expect((await assign(sales, other)).status).toBe(200)
  expect((await assign(sales, sales)).status).toBe(200)
  expect((await assign(sales, editor)).status).toBe(400)
  const emails = await query('select "to", kind from outbox where about = $1 order by id', [`contact-requests/${id}`])
  expect(emails).toEqual([{ to: other.email, kind: 'lead-assigned' }])
})

test('export and erasure of a person include replies and comments about their requests', {
  tags: 'extended',
}, async () => {
  const email = `erased-${MARK}@visitors.example`
  const id = await addLead(email)
  await call(sales, 'POST', `/contact-requests/${id}/replies`, draftTo())
  await call(sales, 'POST', '/comments/about', { document: `contact-requests/${id}`, text: `About them ${MARK}` })
  const get = await cms('GET', `/privacy-tools/export?email=${email}`, undefined, admin.headers)
  expect(await get.json()).toMatchObject({ replies: [{ to: email }], comments: [{ text: `About them ${MARK}` }] })
  const erased = await cms('POST', '/privacy-tools/erase', { email, confirm: email }, admin.headers)
  expect(await erased.json()).toMatchObject({ counts: { 'contact-requests': 1, replies: 1, comments: 1 } })
  for (const table of ['replies', 'comments', 'changes'])
    expect(await query(`select 1 from ${table} where about = $1`, [`contact-requests/${id}`])).toEqual([])
})

test('F1 a mention in a comment sends an email; only readers of the document see, answer, and resolve comments', async () => {
  const document = `contact-requests/${await addLead(`comments-${MARK}@visitors.example`)}`
  const path = `/comments/about?document=${document}`
  const text = `<i>Look</i>, @Ren Colleague and @Ida Colleague. ${MARK}`
  expect((await call(sales, 'POST', '/comments/about', { document, text })).body.message).toBe('Sent to Ren Colleague.')
  for (const [account, status] of [
    [editor, 403],
    [undefined, 403],
  ] as const) {
    expect((await call(account, 'GET', path)).status).toBe(status)
    expect((await call(account, 'POST', '/comments/about', { document, text })).status).toBe(status)
  }
  const list = async () => (await call(other, 'GET', path)).body.comments as { id: number; isResolved: boolean }[]
  const [first] = await list()
  expect(first).toMatchObject({ text, authorName: 'Ola Colleague', isResolved: false, isOwn: false })
  expect((await call(editor, 'POST', `/comments/${first?.id}/resolve`, { isResolved: true })).status).not.toBe(200)
  expect((await call(other, 'POST', `/comments/${first?.id}/resolve`, { isResolved: true })).status).toBe(200)
  expect((await list())[0]).toMatchObject({ isResolved: true, resolvedBy: 'Ren Colleague' })
  await call(other, 'POST', '/comments/about', { document, text: 'Done.', thread: first?.id })
  expect(await list()).toMatchObject([{ isResolved: false }, { thread: first?.id, text: 'Done.' }])
  expect((await call(other, 'POST', `/comments/${first?.id}/delete`)).status).toBe(403)
  expect((await call(sales, 'POST', `/comments/${first?.id}/delete`)).status).toBe(200)
  expect(await list()).toEqual([])
  const emails = await query<{ to: string; body: string }>('select "to", body from outbox where about = $1', [document])
  expect(emails.map(({ to }) => to)).toEqual([other.email])
  expect(emails[0]?.body).toContain('&lt;i&gt;Look&lt;/i&gt;')
})

/** Returns the token in the newest email to this email address. */
const tokenOf = (email: string, before: string[] = []) =>
  newestLink(email, /\/admin\/invitation\/([0-9a-f]{64})/, before)

const PASSWORD = 'seven green lamps in the barn'
const accept = (token: string, password = PASSWORD) =>
  call(undefined, 'POST', '/invitations/accept', { token, name: 'Nia Invited', password })

test('F2 an invitation works once, until it expires, with a strong password; its token is not in the database', async () => {
  const email = 'nia@invited.example'
  const { id } = await admin.create('invitations', { email: 'NIA@invited.example', roles: ['editor'] })
  const token = await tokenOf(email)
  expect(await query('select 1 from outbox t where t::text like $1', [`%${token}%`])).toEqual([])
  expect(await query('select 1 from invitations t where t::text like $1', [`%${token}%`])).toEqual([])
  await expect(admin.create('invitations', { email, roles: ['editor'] })).rejects.toThrow('already has an invitation')
  const resent = await cms('POST', `/invitations/${id}/resend`, undefined, admin.headers)
  expect(resent.status).toBe(200)
  const latest = await tokenOf(email, [token])
  const old = await accept(token)
  expect(old.status).toBe(403)
  expect((await accept(latest, 'nia@invited')).status).toBe(400)
  const responses = await Promise.all([accept(latest), accept(latest)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 403])
  expect((await logIn({ email, password: PASSWORD })).status).toBe(200)
  expect(
    await query('select value from users_roles r join users u on u.id = parent_id where email = $1', [email]),
  ).toEqual([{ value: 'editor' }])
  // Used, replaced, and made-up tokens get the same response.
  const [used, madeUp] = [await accept(latest), await accept('0'.repeat(64))]
  expect([used, madeUp]).toEqual([old, old])
})

test('F2 revoked and expired invitations do not work, and only administrators invite', {
  tags: 'extended',
}, async () => {
  for (const [email, end] of [
    ['revoked@invited.example', (id: number) => cms('POST', `/invitations/${id}/revoke`, undefined, admin.headers)],
    [
      'late@invited.example',
      (id: number) => query("update invitations set expires_at = now() - interval '1 second' where id = $1", [id]),
    ],
  ] as const) {
    const { id } = await admin.create('invitations', { email, roles: ['admin'] })
    await end(id)
    expect((await accept(await tokenOf(email))).status).toBe(403)
  }
  expect((await call(sales, 'POST', '/invitations', { email: 'x@invited.example', roles: ['admin'] })).status).toBe(403)
})

test('the history shows who changed which fields, and links to the version', { tags: 'extended' }, async () => {
  const post = await admin.create('posts', minimalPost('history-of-colleagues'))
  await call(editor, 'PATCH', `/posts/${post.id}`, { title: 'Another title', excerpt: 'Other words.' })
  const page = await openBackOffice(`/admin/collections/posts/${post.id}/versions`)
  const entry = page.locator('.history li', { hasText: 'Ida Colleague changed Title, Excerpt' })
  await entry.waitFor()
  await entry.getByRole('link', { name: /Compare/ }).click()
  await page.waitForURL(/\/versions\/\d+/)
  await page.getByText('Another title').first().waitFor()
  await admin.remove('posts', post.id)
})

test('assigning and answering a lead takes four actions and no reload', { tags: 'extended' }, async () => {
  const id = await addLead(`visible-${MARK}@visitors.example`)
  const page = await openBackOffice(`/admin/collections/contact-requests/${id}`, sales)
  await page
    .getByRole('region', { name: 'Replies' })
    .getByLabel('Message', { exact: true })
    .fill(`We can start in May. ${MARK}`)
  await page.getByRole('button', { name: 'Send reply' }).click()
  await page.locator('.conversation li[data-state="sent"]', { hasText: 'We can start in May.' }).waitFor()
  expect(await axeViolations(page, 'all', '.conversation')).toEqual([])
  const list = await openBackOffice('/admin/collections/contact-requests', sales)
  await list.getByRole('navigation', { name: 'Assigned to' }).getByRole('link', { name: 'Mine' }).click()
  await list.getByText(`visible-${MARK}@visitors.example`).waitFor()
})

test('the calendar links to everything scheduled and published, and is a list on phones', {
  tags: 'extended',
}, async () => {
  const post = await admin.create('posts', minimalPost('in-the-calendar', { publishDate: '2031-05-12T12:00:00.000Z' }))
  const page = await openBackOffice('/admin/calendar', editor)
  await page.goto(`${inject('siteUrl')}/admin/calendar?month=2031-05`)
  await page.getByRole('heading', { name: 'May 2031' }).waitFor()
  expect(await axeViolations(page, 'all', '.content-calendar')).toEqual([])
  await page.setViewportSize(phone)
  // The menu closes with a transition after the window has become narrow.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.getByRole('link', { name: /Title of in-the-calendar/ }).click()
  await page.waitForURL(new RegExp(`/admin/collections/posts/${post.id}`))
  // A document that somebody has open cannot be removed.
  await page.close()
  await waitFor(() => admin.remove('posts', post.id).then(() => true))
})

test('an invited person opens the link, chooses a password, and is in the back office', {
  tags: 'extended',
}, async () => {
  const email = 'visible@invited.example'
  await admin.create('invitations', { email, roles: ['editor'], name: 'Vis Invited' })
  const page = await openPage(`/admin/invitation/${await tokenOf(email)}`)
  await page.getByText(email).waitFor()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password again').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL((url) => url.pathname === '/admin/account')
})
