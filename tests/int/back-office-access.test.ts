import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, cms, headersOf, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { api, post } from '../support/page.ts'
import { addPrivateRows, MARK, type PrivateRow, removePrivateRows, stateOfTables } from '../support/private-rows.ts'

const roles = ['editor', 'contributor', 'moderator', 'hr', 'sales'] as const
const internal = ['payload-jobs', 'payload-kv', 'payload-preferences', 'payload-locked-documents', 'payload-migrations']
const slugsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => /^ {2}slug: '([a-z-]+)',$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? [])
const collections = [...slugsIn('cms/collections'), ...internal]
const globals = slugsIn('cms/globals')

let rows: PrivateRow[] = []
const accounts = new Map<(typeof roles)[number], Account>()
const row = (collection: string) => rows.find((one) => one.collection === collection)
const idIn = (collection: string) => row(collection)?.id ?? 1

beforeAll(async () => {
  rows = await addPrivateRows()
  for (const role of roles) accounts.set(role, await makeAccount(`desk-${role}`, [role]))
})

afterAll(async () => {
  for (const account of accounts.values()) await account.remove()
  await removePrivateRows()
})

const headersFor = (role: (typeof roles)[number]) => headersOf(accounts.get(role) as Account)

type Call = [method: string, path: string, body?: unknown, headers?: Record<string, string>]

const marked = { title: MARK, name: MARK, subject: MARK, email: `${MARK}@new.example`, notes: MARK, status: 'approved' }
const person = { ...marked, roles: ['admin'], password: 'a long password of nobody' }

/** Returns every request that a collection supports. */
function callsOf(slug: string): Call[] {
  const id = idIn(slug)
  const everything = `where[id][exists]=true`
  const file = new FormData()
  file.append('_payload', JSON.stringify(marked))
  file.append('file', new File([MARK], `${MARK}.pdf`, { type: 'application/pdf' }))
  return [
    ...['', '?depth=5&limit=0&draft=true&trash=true', '/count', `/${id}`, `/${id}?depth=5&draft=true`].map(
      (end): Call => ['GET', `/${slug}${end}`],
    ),
    ...['/versions?depth=5', '/versions/1', `/file/${MARK}.pdf`].map((end): Call => ['GET', `/${slug}${end}`]),
    ...(row(slug)?.fields ?? []).flatMap((field): Call[] => [
      ['GET', `/${slug}?where[${field}][contains]=${MARK}`],
      ['GET', `/${slug}/count?where[${field}][equals]=${MARK}`],
      ['GET', `/${slug}?sort=-${field}&limit=1&select[${field}]=true`],
    ]),
    ['POST', `/${slug}`, slug === 'users' ? person : marked],
    ['POST', `/${slug}`, file],
    ['POST', `/${slug}`, marked, { 'x-http-method-override': 'GET' }],
    ['POST', `/${slug}`, marked, { 'x-payload-http-method-override': 'GET' }],
    ['POST', `/${slug}/${id}/duplicate`, {}],
    ['POST', `/${slug}/access/${id}`, {}],
    ['POST', `/${slug}/versions/1`, {}],
    ['PATCH', `/${slug}/${id}`, marked],
    ['PATCH', `/${slug}?${everything}`, marked],
    ['PUT', `/${slug}/${id}`, marked],
    ['DELETE', `/${slug}/${id}`],
    ['DELETE', `/${slug}?${everything}`],
  ]
}

function callsOfGlobal(slug: string): Call[] {
  return [
    ['GET', `/globals/${slug}?depth=5&draft=true`],
    ['GET', `/globals/${slug}/versions?depth=5`],
    ['GET', `/globals/${slug}/versions/1`],
    ['POST', `/globals/${slug}`, marked],
    ['POST', `/globals/${slug}/access`, {}],
    ['POST', `/globals/${slug}/versions/1`, {}],
    ['PATCH', `/globals/${slug}`, marked],
    ['PUT', `/globals/${slug}`, marked],
    ['DELETE', `/globals/${slug}`],
  ]
}

/** Requests that belong to no collection, or to login. */
const others: Call[] = [
  ['GET', '/access'],
  ['GET', '/users/me'],
  ['GET', '/users/init'],
  ['POST', '/users/first-register', person],
  ['POST', '/users/refresh-token', {}],
  ['POST', '/users/unlock', { email: `${MARK}@private.example` }],
  ['POST', '/users/reset-password', { token: 'not-a-token', password: 'a long password of nobody' }],
  ['POST', `/users/verify/${MARK}`, {}],
  ...['/graphql', '/graphql-playground'].flatMap((path): Call[] => [
    ['GET', `${path}?query={Users{docs{email}}}`],
    ['POST', path, { query: '{ Users { docs { email } } }' }],
  ]),
  ['GET', '/payload-jobs/run'],
  ['GET', '/payload-jobs/handle-schedules'],
  ['GET', `/payload-preferences/${MARK}`],
  ['POST', `/payload-preferences/${MARK}`, { value: { [MARK]: true } }],
  ['DELETE', `/payload-preferences/${MARK}`],
]

/** Returns our own calls of collections and globals. */
function ownCalls(): Call[] {
  const paths = new Set(
    readdirSync('cms', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/migrations|seed/.test(name))
      .flatMap((name) => [...readFileSync(join('cms', name), 'utf8').matchAll(/\bpath: '(\/[^'#]*)'/g)])
      .map(([, path = '']) => path),
  )
  const bases = [...collections.map((slug) => `/${slug}`), ...globals.map((slug) => `/globals/${slug}`), '']
  return bases.flatMap((base) =>
    [...paths].flatMap((path): Call[] => {
      const whole = base + path.replace(/:\w+/g, String(idIn(base.slice(1))))
      return [
        ['GET', `${whole}?email=${MARK}@private.example`],
        ['POST', whole, { email: `${MARK}@private.example`, ids: [1], id: 1 }],
      ]
    }),
  )
}

/** Responds with the permissions of the client, which has none. */
const HARMLESS_PATHS = /^\/(access$|users\/(me|init)$|payload-preferences\/|(globals\/)?[a-z-]+\/access\b)/

test('F1 a visitor who tries every collection, global, and method reads nothing private and changes nothing', async () => {
  expect(collections.length).toBeGreaterThan(30)
  expect(globals.length).toBeGreaterThan(5)
  const calls = [...collections.flatMap(callsOf), ...globals.flatMap(callsOfGlobal), ...others, ...ownCalls()]
  const before = await stateOfTables()
  expect([...before.values()].filter(({ marked }) => marked).length).toBeGreaterThan(15)
  const open: string[] = []
  const broken: string[] = []
  for (let from = 0; from < calls.length; from += 8) {
    await Promise.all(
      calls.slice(from, from + 8).map(async ([method, path, body, headers]) => {
        const response = await cms(method, path, body, headers)
        const text = await response.text()
        const what = `${method} ${path} → ${response.status}`
        // Ignores the request's own path, which some error messages repeat.
        const ownText = text.replaceAll(path, '')
        if (ownText.includes(MARK) || (response.status < 400 && !HARMLESS_PATHS.test(path))) open.push(what)
        if (response.status >= 500 && response.status !== 501) broken.push(what)
      }),
    )
  }
  expect({ open, broken }).toEqual({ open: [], broken: [] })
  expect(await stateOfTables()).toEqual(before)
}, 300_000)

test('F1 the public calls return nothing private, whatever the query', async () => {
  const plain = await (await api('/get-reviews?tool=md5-generator')).text()
  expect(plain).toContain('Open Reader')
  for (const more of [
    `where[userEmail][contains]=${MARK}`,
    'where[status][equals]=pending',
    'sort=-userEmail&depth=5&select[userEmail]=true',
    'status=pending&draft=true&overrideAccess=true',
  ])
    expect(await (await api(`/get-reviews?tool=md5-generator&${more}`)).text()).toBe(plain)
  for (const path of ['/get-reviews', '/get-authors?depth=5', '/get-posts?depth=5&draft=true'])
    expect(await (await api(path)).text()).not.toContain(MARK)
})

const rolesByCollection: Record<string, readonly string[]> = {
  'contact-requests': ['sales'],
  quotes: ['sales'],
  subscribers: ['sales'],
  'audit-watches': ['sales'],
  issues: ['sales', 'editor'],
  suppressions: ['sales'],
  'webhook-deliveries': ['sales'],
  applications: ['hr'],
  resumes: ['hr'],
  'search-misses': ['editor'],
  'visitor-addresses': [],
  'audit-log': [],
  'web-vitals': [],
}

test.each(roles)('F1 C3 %s reads its own collections and can neither read nor change other roles’', async (role) => {
  const headers = await headersFor(role)
  const before = await stateOfTables()
  for (const [slug, allowed] of Object.entries(rolesByCollection)) {
    const may = allowed.includes(role)
    for (const path of [`/${slug}?depth=3`, `/${slug}/${idIn(slug)}`, `/${slug}/count`]) {
      const response = await cms('GET', path, undefined, headers)
      expect({ role, path, status: response.status }).toEqual({ role, path, status: may ? 200 : 403 })
      expect((await response.text()).includes(MARK)).toBe(may && !path.endsWith('/count'))
    }
    if (may) continue
    for (const method of ['PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? marked : undefined
      const response = await cms(method, `/${slug}/${idIn(slug)}`, body, headers)
      expect({ role, slug, method, status: response.status }).toEqual({ role, slug, method, status: 403 })
    }
  }
  const file = await cms('GET', `/resumes/file/${MARK}.pdf`, undefined, headers)
  expect({ role, isOpen: file.ok }).toEqual({ role, isOpen: role === 'hr' })
  const settings = await cms('GET', '/globals/mail-settings', undefined, headers)
  expect({ role, isOpen: settings.ok }).toEqual({ role, isOpen: role === 'sales' })
  expect((await cms('GET', '/globals/privacy', undefined, headers)).status).toBe(403)
  expect(await stateOfTables()).toEqual(before)
})

test.each(roles)('F1 %s sees only the reviews, accounts, drafts, and authors that the role needs', async (role) => {
  const headers = await headersFor(role)
  const read = async (path: string) => (await cms('GET', path, undefined, headers)).text()
  expect((await read('/reviews?depth=3&limit=0')).includes(MARK)).toBe(role === 'moderator')
  expect((await read('/authors?limit=0')).includes(MARK)).toBe(role === 'editor')
  expect((await read('/posts?limit=0')).includes(MARK)).toBe(role === 'editor')
  expect(await read('/users?limit=0')).not.toContain(MARK)
  expect((JSON.parse(await read('/users?limit=0')) as { totalDocs: number }).totalDocs).toBe(1)
  // A query about a field that may not be read must not return a result that depends on it.
  const queries: [needed: string, path: string][] = [
    ['moderator', `/reviews?where[userEmail][contains]=${MARK}`],
    ['editor', `/authors?where[email][contains]=${MARK}`],
  ]
  for (const [needed, path] of queries) {
    if (role === needed) continue
    const { totalDocs = 0 } = JSON.parse(await read(path)) as { totalDocs?: number }
    expect({ role, path, totalDocs }).toEqual({ role, path, totalDocs: 0 })
  }
})

test('F1 secrets of the outbox and of subscribers are shown to nobody', async () => {
  const { headers } = await signIn()
  const outbox = await (await cms('GET', `/outbox/${idIn('outbox')}`, undefined, headers)).json()
  expect(outbox).not.toHaveProperty('body')
  expect(outbox).not.toHaveProperty('text')
  const subscriber = await (await cms('GET', `/subscribers/${idIn('subscribers')}`, undefined, headers)).json()
  expect(subscriber).not.toHaveProperty('token')
})

test('F1 a visitor cannot set the status of a review, lead, or subscription', async () => {
  const forced = { id: 987_654, approved: true, createdAt: '2001-01-01', moderatedBy: 1, moderatedAt: '2001-01-01' }
  const review = { userName: 'Pushing', userEmail: 'pushing@forced.example', userFeedback: 'Publish this now, please.' }
  const calls: [path: string, fields: Record<string, unknown>][] = [
    ['/create-review', { ...forced, ...review, tool: 'md5-generator', status: 'approved' }],
    ['/send-mail', { ...forced, website: 'https://forced.example', form: 'audit', status: 'done', notes: 'forced' }],
    ['/subscribe', { ...forced, email: 'forced@forced.example', status: 'confirmed', confirmedAt: '2001-01-01' }],
  ]
  for (const [path, fields] of calls)
    expect({ path, status: (await post(path, fields)).status }).toEqual({ path, status: 200 })
  const fresh = "id <> 987654 and created_at > now() - interval '1 hour' as fresh"
  expect(
    await query(
      `select status, moderated_by_id, moderated_at, ${fresh} from reviews where user_email = 'pushing@forced.example'`,
    ),
  ).toEqual([{ status: 'pending', moderated_by_id: null, moderated_at: null, fresh: true }])
  expect(
    await query(`select status, notes, ${fresh} from contact_requests where website = 'https://forced.example/'`),
  ).toEqual([{ status: 'new', notes: null, fresh: true }])
  expect(
    await query(`select status, confirmed_at, ${fresh} from subscribers where email = 'forced@forced.example'`),
  ).toEqual([{ status: 'pending', confirmed_at: null, fresh: true }])
})
