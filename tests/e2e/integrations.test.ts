// extended: screens; the cases that always run prove API keys and leads.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signMessage } from '#providers/webhook/post-signed-message.ts'
import { type Account, cms, confirmedHeadersOf, headersOf, makeAccount } from '../support/account.ts'
import { axeViolations } from '../support/axe.ts'
import { openBackOffice } from '../support/back-office.ts'
import { query } from '../support/database.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { page, post } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

const PATH = '/blog/outcomes-test'
/** Its requests do not count as views. */
const CRAWLER = { 'user-agent': 'Googlebot/2.1' }
const EMAIL = 'ines@outcomes-test.example'

let admin: Awaited<ReturnType<typeof signIn>>
let editor: Account
let seller: Account
let readId: number

beforeAll(async () => {
  admin = await signIn()
  editor = await makeAccount('outcomes-editor', ['editor'])
  seller = await makeAccount('outcomes-sales', ['sales'])
  readId = (await admin.create('posts', minimalPost('outcomes-test', { title: 'Zyzzyva orchard ledger' }))).id
  // Read twice by a person and once by a crawler; the counts are saved every half minute.
  const person = { 'user-agent': 'Mozilla/5.0 Firefox/143.0' }
  for (const headers of [person, person, CRAWLER]) await page(PATH, { headers })
})

afterAll(async () => {
  await waitFor(() => admin.remove('posts', readId).then(() => true))
  for (const account of [editor, seller]) await account.remove()
  await query('delete from contact_requests where client_email = $1', [EMAIL])
})

const jsonOf = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T

test('§6 an API key can do what it lists, as its owner, and nothing else', async () => {
  const session = await confirmedHeadersOf(editor)
  const scopes = [{ content: 'posts', access: 'drafts' }]
  const { doc } = await jsonOf<{ doc: { id: number } }>(cms('POST', '/api-keys', { name: 'Importer', scopes }, session))
  const { secret } = await jsonOf<{ secret: string }>(cms('POST', `/api-keys/${doc.id}/secret`, {}, session))
  const withKey = (method: string, path: string, body?: unknown) =>
    cms(method, path, body, { authorization: `Bearer ${secret}` })
  const statusOf = async (method: string, path: string, body?: unknown) => (await withKey(method, path, body)).status

  // The key is shown once: only its hash is stored, and it cannot be read.
  const [stored] = await query<{ row: string }>('select api_keys::text as row from api_keys where id = $1', [doc.id])
  expect(stored?.row).not.toContain(secret)
  expect(await (await cms('GET', `/api-keys/${doc.id}`, undefined, admin.headers)).text()).not.toContain('hash')

  expect(await statusOf('GET', `/posts/${readId}`)).toBe(200)
  for (const path of ['/pages', '/contact-requests', '/users', '/page-counts/export.csv', '/finder', '/globals/home'])
    expect([path, await statusOf('GET', path)]).toEqual([path, 403])

  expect(await (await withKey('GET', '/users/me')).json()).toMatchObject({ user: null })

  // A new draft, and a draft of a published document.
  const made = await jsonOf<{ doc: { id: number; _status: string } }>(
    withKey('POST', '/posts', { title: 'By a program', slug: 'by-a-program' }),
  )
  expect(made.doc._status).toBe('draft')
  expect(await statusOf('PATCH', `/posts/${made.doc.id}`, { _status: 'published' })).toBe(403)
  expect(await statusOf('DELETE', `/posts/${made.doc.id}`)).toBe(403)
  expect(await statusOf('PATCH', `/posts/${readId}`, { title: 'Drafted title' })).toBe(200)
  expect((await page(PATH, { headers: CRAWLER })).html).not.toContain('Drafted title')
  expect(await statusOf('POST', '/api-keys', { name: 'Another', scopes })).toBe(403)

  // A key can never do more than its owner.
  await admin.update('users', editor.id, { roles: ['moderator'] })
  expect(await statusOf('POST', '/posts', { title: 'More', slug: 'more-by-a-program' })).toBe(403)
  await admin.update('users', editor.id, { roles: ['editor'] })

  const [used] = await query<{ at: Date | null }>('select last_used_at as at from api_keys where id = $1', [doc.id])
  expect(used?.at).toBeInstanceOf(Date)
  await admin.update('api-keys', doc.id, { revoked: true })
  expect(await statusOf('GET', `/posts/${readId}`)).toBe(403)
  await query('update api_keys set revoked = false, expires_at = now() where id = $1', [doc.id])
  expect(await statusOf('GET', `/posts/${readId}`)).toBe(403)
  for (const id of [made.doc.id]) await admin.remove('posts', id)
  await admin.remove('api-keys', doc.id)
})

type Received = { headers: IncomingHttpHeaders; body: string }

test('§6 a webhook receives signed messages about published documents, and the log shows each result', {
  tags: 'extended',
}, async () => {
  const received: Received[] = []
  const statuses: number[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers, body })
    response.writeHead(statuses.shift() ?? 200).end('Thank you')
  })
  await new Promise<void>((resolve) => server.listen(inject('openPort'), '127.0.0.1', resolve))
  try {
    for (const url of ['http://agency.example/', 'https://10.0.0.5/', 'https://localhost/'])
      await expect(admin.create('webhooks', { ...hook, url })).rejects.toThrow('400')
    const { id } = await admin.create('webhooks', { ...hook, url: `http://127.0.0.1:${inject('openPort')}/hook` })
    const { secret } = await jsonOf<{ secret: string }>(cms('POST', `/webhooks/${id}/secret`, {}, admin.headers))
    expect(await (await cms('GET', `/webhooks/${id}`, undefined, admin.headers)).text()).not.toContain('ealed')

    const draft = await admin.create('posts', { ...minimalPost('hooked'), _status: 'draft' })
    await admin.update('posts', draft.id, { _status: 'published' })
    await waitFor(() => received.length === 1)
    const [first] = received as [Received]
    expect(JSON.parse(first.body)).toMatchObject({
      type: 'posts.published',
      data: { collection: 'posts', id: draft.id, url: `${inject('siteUrl')}/blog/hooked` },
    })
    const { 'webhook-id': messageId, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = first.headers
    const signed = { id: String(messageId), timestamp: String(timestamp), body: first.body }
    expect(signature).toBe(signMessage(secret, signed))

    // Without its secret, for example after PAYLOAD_SECRET was replaced, nothing is sent unsigned.
    const [sealed] = await query<{ value: string }>('select sealed_secret as value from webhooks where id = $1', [id])
    await query("update webhooks set sealed_secret = 'unreadable' where id = $1", [id])
    await cms('POST', `/webhooks/${id}/test`, {}, admin.headers)
    await waitFor(
      async () => (await admin.find('webhook-messages', 'where[lastError][like]=no longer be read')).length === 1,
    )
    expect(received).toHaveLength(1)
    await query('update webhooks set sealed_secret = $2 where id = $1', [id, sealed?.value])

    // A failed delivery is logged and retried; a 410 turns the webhook off.
    statuses.push(503, 410)
    await admin.remove('posts', draft.id)
    const failed = await waitFor(async () => {
      const [row] = await admin.find('webhook-messages', 'where[type][equals]=posts.deleted&limit=1')
      return Number(row?.attempts) > 0 && row
    })
    expect(failed).toMatchObject({ status: 'waiting', attempts: 1, responseStatus: 503, responseExcerpt: 'Thank you' })
    await cms('POST', `/webhooks/${id}/test`, {}, admin.headers)
    await waitFor(async () => (await admin.find('webhooks', `where[id][equals]=${id}`))[0]?.active === false)
    const dashboard = await openBackOffice()
    await dashboard.getByText('Webhooks that were turned off').waitFor()
    const emails = await query<{ to: string; text: string }>(
      `select "to", text from outbox where kind = 'webhook-off' and about = $1`,
      [`webhooks/${id}`],
    )
    const administrators = await query<{ email: string }>(
      `select email from users join users_roles on users_roles.parent_id = users.id where value = 'admin'`,
    )
    expect(emails.map(({ to }) => to).sort()).toEqual(administrators.map(({ email }) => email).sort())
    for (const said of ['Static mirror', 'answered 410', 'send a test', `/admin/collections/webhooks/${id}`])
      expect(emails[0]?.text).toContain(said)
    await admin.remove('webhooks', id)
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
})

const hook = {
  name: 'Static mirror',
  subscriptions: [{ content: 'posts', events: ['published', 'deleted'] }],
}

type Found = { groups: { items: { label: string; href: string }[] }[] }

test('§6 the search tolerates typos and returns nothing that the account may not read', {
  tags: 'extended',
}, async () => {
  await post('/send-mail', { form: 'contact', clientName: 'Ines', clientEmail: EMAIL, message: 'Hello.', page: PATH })
  const hrefs = async (typed: string, account: Account) => {
    const found = await jsonOf<Found>(
      cms('GET', `/finder?q=${encodeURIComponent(typed)}`, undefined, await headersOf(account)),
    )
    return found.groups.flatMap(({ items }) => items.map(({ href }) => href))
  }
  expect(await hrefs('zyzyva orchad', editor)).toContain(`/admin/collections/posts/${readId}`)
  expect(await hrefs('zyzzyva', seller)).not.toContain(`/admin/collections/posts/${readId}`)
  const [lead] = await query<{ id: number }>('select id from contact_requests where client_email = $1', [EMAIL])
  expect(await hrefs(EMAIL, seller)).toContain(`/admin/collections/contact-requests/${lead?.id}`)
  expect(await hrefs(EMAIL, editor)).not.toContain(`/admin/collections/contact-requests/${lead?.id}`)
  expect(await hrefs('new post', editor)).toContain('/admin/collections/posts/create')
  expect(await hrefs('new post', seller)).not.toContain('/admin/collections/posts/create')
  expect(await hrefs('data providers', editor)).not.toContain('/admin/data-providers')
})

test('§6 leads of the same page do not wait for each other, and both are counted', async () => {
  const lead = {
    form: 'contact',
    clientName: 'Ines',
    clientEmail: EMAIL,
    message: 'Hello from two visitors at once.',
    page: '/outcomes-at-once/',
  }
  const counted = () => query("select count from page_outcomes where path = '/outcomes-at-once/'")
  const other = new pg.Client({ connectionString: inject('databaseUrl') })
  await other.connect()
  await other.query('begin')
  await other.query("insert into page_outcomes (day, path, kind, count) values ('2026-01-01', $1, 'lead', 1)", [
    lead.page,
  ])
  await post('/send-mail', lead)
  expect(await counted()).toEqual([{ count: 1 }])
  await other.query('commit')
  await other.end()
  expect(await counted()).toEqual([{ count: 1 }, { count: 1 }])
})

test('§6 Ctrl-K opens the search, and the keyboard is enough to open a document', { tags: 'extended' }, async () => {
  const view = await openBackOffice('/admin', editor)
  await view.getByRole('button', { name: /^Search/ }).waitFor()
  const field = view.getByRole('combobox', { name: /documents, screens/ })
  // The button is there before its script.
  await waitFor(
    async () => {
      await view.keyboard.press('Control+k')
      return field.isVisible()
    },
    { every: 250 },
  )
  await view.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  // Both keys at once, as a fast typist does: no frame in between.
  await view.evaluate(() => {
    const press = (key: string, ctrlKey = false) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
      )
    press('k', true)
    document.execCommand('insertText', false, 'z')
  })
  await view.keyboard.type('yzzyva')
  expect(await field.inputValue()).toBe('zyzzyva')
  // It has the name of the newest draft.
  await view
    .getByRole('option', { name: /outcomes-test/ })
    .first()
    .waitFor()
  expect(await axeViolations(view, 'all', 'dialog')).toEqual([])
  await field.press('Enter')
  await view.waitForURL(`**/admin/collections/posts/${readId}`)
  await view.getByRole('heading', { name: 'Views and outcomes' }).waitFor()
  // A document that somebody has open cannot be removed.
  await view.close()
})

test('§6 page views by people and the leads that pages bring are counted and exported', {
  tags: 'extended',
}, async () => {
  const lead = { form: 'contact', clientName: 'Ines', clientEmail: EMAIL, message: 'Hello again.' }
  const previous = `${inject('siteUrl')}${PATH}`
  const day = new Date().toISOString().slice(0, 10)
  const line = async (path: string) => {
    const csv = await (await cms('GET', '/page-counts/export.csv?days=1', undefined, await headersOf(editor))).text()
    return csv.split('\r\n').find((one) => one.startsWith(`"${day}","${path}"`))
  }
  await post('/send-mail', { ...lead, page: '/outcomes-form/', previous, landing: `${PATH}?utm_source=letter` })
  // day, path, views, calls, leads, subscriptions, and the same after this page
  expect(await line('/outcomes-form/')).toBe(`"${day}","/outcomes-form/","0","0","1","0","0","0","0"`)
  await waitFor(async () => (await line(PATH))?.includes('","2","0",'), { within: 45_000, every: 1_000 })
  expect(await line(PATH)).toMatch(/"0","1","0"$/)
  await query("update contact_requests set status = 'new' where client_email = $1", [EMAIL])
  const [row] = await query<{ id: number }>("select id from contact_requests where source_page = '/outcomes-form/'")
  await admin.update('contact-requests', row?.id ?? 0, { status: 'spam' })
  expect(await line('/outcomes-form/')).toBe(`"${day}","/outcomes-form/","0","0","0","0","0","0","0"`)
})
