import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DRAFT_KEY_HEADER, TAB_HEADER } from '#engine/editing/headers.ts'
import { type Account, cms, confirmedHeadersOf, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { richText } from '../support/every-block.ts'

type Document = Record<string, unknown> & { id: number; updatedAt: string; title: string }
type Person = { account: Account; headers: Record<string, string> }

let editor: Awaited<ReturnType<typeof signIn>>
let maren: Person
let jonas: Person

beforeAll(async () => {
  editor = await signIn()
  ;[maren, jonas] = await Promise.all([personCalled('Maren Saves'), personCalled('Jonas Saves')])
})

afterAll(async () => {
  await Promise.all([maren.account.remove(), jonas.account.remove()])
})

test('R19 a save over a newer version is refused, however it is sent', async () => {
  const post = await newPost('a-contested-post')
  const read = await readPost(post.id)
  await save(maren, post.id, { title: 'By Maren', updatedAt: read.updatedAt })
  for (const [way, body] of [
    ['?draft=true&autosave=true', { title: 'By Jonas', _status: 'draft' }],
    ['?draft=true', { title: 'By Jonas', _status: 'draft' }],
    ['', { title: 'By Jonas', _status: 'published' }],
  ] as const) {
    const refused = await save(jonas, post.id, { ...body, updatedAt: read.updatedAt }, way)
    expect(refused.status).toBe(409)
    expect(refused.error).toMatchObject({ data: { code: 'stale' } })
    expect(refused.error?.message).toContain('Maren Saves saved a newer version')
  }
  expect(await readPost(post.id)).toMatchObject({ title: 'By Maren' })
  const { updatedAt } = await readPost(post.id)
  expect((await save(jonas, post.id, { title: 'By Jonas', updatedAt })).status).toBe(200)
  await discard(post.id)
})

test('R19 a draft that was saved meanwhile is newer, too, and an account with an API key is refused like others', async () => {
  const post = await newPost('a-contested-draft')
  const read = await readPost(post.id)
  await save(maren, post.id, { title: 'A draft by Maren', _status: 'draft' }, '?draft=true')
  const program = { ...jonas, headers: await keyOf(jonas) }
  expect((await save(program, post.id, { title: 'By Jonas', updatedAt: read.updatedAt })).status).toBe(409)
  // A program that changes one field, whatever the rest is, says nothing about what it has read.
  expect((await save(program, post.id, { excerpt: 'Only the excerpt' }, '?draft=true')).status).toBe(200)
  expect(await readPost(post.id)).toMatchObject({ title: 'A draft by Maren', excerpt: 'Only the excerpt' })
  expect((await save(program, post.id, { title: 'x', updatedAt: 'yesterday' })).status).toBe(400)
  await discard(post.id)
})

test('R19 settings are compared like documents', async () => {
  const read = async () => (await cms('GET', '/globals/creative?draft=true&depth=0', undefined, maren.headers)).json()
  const { updatedAt, heroTitle } = (await read()) as { updatedAt: string; heroTitle: string }
  const write = (person: Person, data: object) =>
    cms('POST', '/globals/creative?draft=true', { ...data, _status: 'draft' }, person.headers)
  expect((await write(maren, { heroTitle: 'By Maren', updatedAt })).status).toBe(200)
  expect((await write(jonas, { heroTitle: 'By Jonas', updatedAt })).status).toBe(409)
  expect(await read()).toMatchObject({ heroTitle: 'By Maren' })
  await editor.updateGlobal('creative', { heroTitle, _status: 'published' })
})

test('R19 one tab holds a document; others read it, take it over, or wait until it is closed', async () => {
  const post = await newPost('a-held-post')
  const document = `posts/${post.id}`
  const [first, second] = [randomUUID(), randomUUID()]
  expect(await renew(maren, document, first)).toMatchObject({ isHolder: true, others: [] })
  const company = { name: 'Maren Saves', isHolder: true }
  expect(await renew(jonas, document, second)).toMatchObject({ isHolder: false, others: [company] })
  const refused = await save(jonas, post.id, { title: 'By Jonas' }, '', { [TAB_HEADER]: second })
  expect(refused.status).toBe(423)
  expect(refused.error?.message).toContain('Maren Saves is editing this now')
  expect((await cms('PATCH', `/posts/${post.id}`, { deletedAt: new Date() }, jonas.headers)).status).toBe(423)

  expect(await renew(jonas, document, second, 'take-over')).toMatchObject({ isHolder: true })
  expect(await renew(maren, document, first)).toMatchObject({ isHolder: false, others: [{ name: 'Jonas Saves' }] })
  expect((await save(maren, post.id, { title: 'By Maren' }, '', { [TAB_HEADER]: first })).status).toBe(423)
  expect((await save(jonas, post.id, { title: 'By Jonas' }, '', { [TAB_HEADER]: second })).status).toBe(200)

  await renew(jonas, document, second, 'leave')
  expect(await renew(maren, document, first)).toMatchObject({ isHolder: true, others: [], author: 'Jonas Saves' })
  // A tab that was not heard of for a minute and a half counts as closed.
  await query("update editing_tabs set seen_at = now() - interval '91 seconds' where about = $1", [document])
  expect(await renew(jonas, document, second)).toMatchObject({ isHolder: true, others: [] })
  await discard(post.id)
})

test('R19 who may not read a document learns nothing of who has it open', async () => {
  const post = await newPost('a-secret-post')
  const recruiter = await personCalled('Rita Recruits', 'hr')
  const asked = { document: `posts/${post.id}`, tab: randomUUID() }
  expect((await cms('POST', '/editing', asked, recruiter.headers)).status).toBe(403)
  expect((await cms('POST', '/editing', asked)).status).toBe(403)
  expect((await cms('POST', '/editing', { ...asked, tab: 'x' }, maren.headers)).status).toBe(403)
  const set = { document: asked.document, data: { title: 'Mine' } }
  expect((await cms('POST', '/editing/set-aside', set, recruiter.headers)).status).toBe(403)
  await recruiter.account.remove()
  await discard(post.id)
})

test('R19 a save whose response got lost is accepted again, and a new document is created once', async () => {
  const tab = { [TAB_HEADER]: randomUUID() }
  const key = { ...tab, [DRAFT_KEY_HEADER]: randomUUID() }
  const draft = { ...minimalPost('sent-twice'), _status: 'draft' }
  const create = () => cms('POST', '/posts?draft=true&depth=0', draft, { ...maren.headers, ...key })
  const { doc } = (await (await create()).json()) as { doc: Document }
  const again = await create()
  expect(again.status).toBe(409)
  expect(await again.json()).toMatchObject({
    errors: [{ data: { code: 'already-created', document: `posts/${doc.id}` } }],
  })
  const sent = { title: 'Sent twice', _status: 'draft', updatedAt: doc.updatedAt }
  for (const _ of [1, 2]) expect((await save(maren, doc.id, sent, '?draft=true', tab)).status).toBe(200)
  // The same from another tab would overwrite what this one saved.
  expect((await save(maren, doc.id, sent, '?draft=true')).status).toBe(409)
  await discard(doc.id)
})

test('R19 a text that somebody decides against is a version that can be restored, named in the history', async () => {
  const post = await newPost('a-post-with-two-texts')
  await save(maren, post.id, { title: 'The chosen title', _status: 'draft' }, '?draft=true')
  const data = { title: 'The other title', body: richText(), slug: 'stolen', deletedAt: new Date().toISOString() }
  const response = await cms('POST', '/editing/set-aside', { document: `posts/${post.id}`, data }, jonas.headers)
  const { version } = (await response.json()) as { version: string }
  expect(await readPost(post.id)).toMatchObject({ title: 'The chosen title' })
  const [change] = await editor.find('changes', `where[about][equals]=posts/${post.id}&sort=-createdAt&limit=1`)
  expect(change).toMatchObject({ action: 'set aside', authorName: 'Jonas Saves', version })
  expect((await cms('POST', `/posts/versions/${version}?draft=true`, {}, jonas.headers)).status).toBe(200)
  expect(await readPost(post.id)).toMatchObject({ title: 'The other title' })
  await discard(post.id)
})

test('R19 each autosave can be restored', async () => {
  const post = await newPost('a-post-of-many-states')
  const titles = ['One', 'Two', 'Three', 'Four']
  for (const title of titles) await save(maren, post.id, { title, _status: 'draft' }, '?draft=true&autosave=true')
  const versions = await cms(
    'GET',
    `/posts/versions?where[parent][equals]=${post.id}&depth=0`,
    undefined,
    maren.headers,
  )
  const { docs } = (await versions.json()) as { docs: { version: { title: string } }[] }
  expect(docs.map(({ version }) => version.title)).toEqual(expect.arrayContaining(titles))
  // One sitting is one entry of the history.
  const changes = await editor.find('changes', `where[about][equals]=posts/${post.id}&where[action][equals]=changed`)
  expect(changes).toHaveLength(1)
  await discard(post.id)
})

test('R19 two people who save at random lose no text', async () => {
  const post = await newPost('a-post-of-two-people')
  const typed: string[] = []
  const known = new Map<Person, string>()
  for (let turn = 0; turn < 24; turn++) {
    const person = [maren, jonas][((turn * 7) % 5) % 2] as Person
    const title = `Text ${turn} of ${person.account.id}`
    const base = known.get(person) ?? (await readPost(post.id)).updatedAt
    const at = turn % 3 === 0 ? '' : '?draft=true&autosave=true'
    const first = await save(person, post.id, { title, _status: at ? 'draft' : 'published', updatedAt: base }, at)
    if (first.status === 409) {
      await cms('POST', '/editing/set-aside', { document: `posts/${post.id}`, data: { title } }, person.headers)
      known.set(person, (await readPost(post.id)).updatedAt)
    } else known.set(person, first.doc?.updatedAt ?? '')
    typed.push(title)
  }
  const rows = await query<{ version_title: string }>('select version_title from _posts_v where parent_id = $1', [
    post.id,
  ])
  expect(rows.map((row) => row.version_title)).toEqual(expect.arrayContaining(typed))
  await discard(post.id)
})

test('R19 of saves that arrive at the same moment with the same base, one wins and the others are refused', async () => {
  const post = await newPost('a-post-of-a-race')
  const { updatedAt } = await readPost(post.id)
  const sent = Array.from({ length: 6 }, (_, at) =>
    save(at % 2 ? maren : jonas, post.id, { title: `Race ${at}`, _status: 'draft', updatedAt }, '?draft=true'),
  )
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  await discard(post.id)
})

async function personCalled(name: string, role = 'editor'): Promise<Person> {
  const account = await makeAccount(name, [role])
  return { account, headers: await confirmedHeadersOf(account) }
}

/** Deletes a post, also while a tab holds it. */
async function discard(id: number) {
  await query('delete from editing_tabs where about = $1', [`posts/${id}`])
  await editor.remove('posts', id)
}

/** Returns the headers of a program that acts as a person. */
async function keyOf({ headers }: Person) {
  const scopes = [{ content: 'posts', access: 'publish' }]
  const { doc } = (await (await cms('POST', '/api-keys', { name: 'A program', scopes }, headers)).json()) as {
    doc: { id: number }
  }
  const { secret } = (await (await cms('POST', `/api-keys/${doc.id}/secret`, {}, headers)).json()) as { secret: string }
  return { authorization: `Bearer ${secret}` }
}

const newPost = async (slug: string) => (await editor.create('posts', minimalPost(slug))) as Document

async function readPost(id: number) {
  const response = await cms('GET', `/posts/${id}?draft=true&depth=0`, undefined, maren.headers)
  return (await response.json()) as Document
}

async function save(person: Person, id: number, data: object, way = '', more: Record<string, string> = {}) {
  const path = `/posts/${id}${way}${way ? '&' : '?'}depth=0`
  const response = await cms('PATCH', path, data, { ...person.headers, ...more })
  const body = (await response.json()) as { doc?: Document; errors?: { message: string; data?: object }[] }
  return { status: response.status, doc: body.doc, error: body.errors?.[0] }
}

async function renew({ headers }: Person, document: string, tab: string, wants?: string) {
  return (await cms('POST', '/editing', { document, tab, wants }, headers)).json()
}
