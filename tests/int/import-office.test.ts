import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv } from '#engine/csv/read-csv.ts'
import { type Account, cms, confirmedHeadersOf, headersOf, makeAccount } from '../support/account.ts'
import { newDataFolder } from '../support/data-folder.ts'
import { query } from '../support/database.ts'
import { endLease } from '../support/end-lease.ts'
import { pidOf } from '../support/pid-of.ts'
import { inject } from '../support/product.ts'
import { besideProduct, runScript } from '../support/product-process.ts'
import { removeMoved } from '../support/remove-moved.ts'
import { waitFor } from '../support/wait-for.ts'
import { wordpressExport } from '../support/wordpress-export.ts'

/** Its worker starts again, and the queue is looked through every ten seconds (`worker/main.ts`). */
const AFTER_A_KILL = { within: 120_000, every: 250 }
/** More than one transaction stores, so that an import is stopped between two. */
const COUNT = 400
/** Enough that the first one runs while the second one starts. */
const TWICE = 200
/** Items that one transaction stores: `cms/moving/import-site.ts`. */
const AT_ONCE = 40
const OPTIONS = { siteUrl: '', comments: null, tags: 'skip', fetchesPictures: false, types: '' }
const DECIDED = { ...OPTIONS, comments: 'archive' }

let admin: Record<string, string>
let editor: Account
let editorHeaders: Record<string, string>
const accounts: Account[] = []

beforeAll(async () => {
  const administrator = await makeAccount('Import administrator', ['admin'])
  editor = await makeAccount('Import editor', ['editor'])
  accounts.push(administrator, editor)
  admin = await confirmedHeadersOf(administrator)
  editorHeaders = await headersOf(editor)
})

afterAll(async () => {
  await removeMoved('https://office-%')
  await query("delete from imports where name like 'office-%'")
  for (const account of accounts) await account.remove()
})

const COMMENT =
  '<wp:comment><wp:comment_id>5</wp:comment_id><wp:comment_author>Jonas</wp:comment_author><wp:comment_date_gmt>2019-05-05 08:00:00</wp:comment_date_gmt><wp:comment_content>It keeps.</wp:comment_content><wp:comment_approved>1</wp:comment_approved><wp:comment_type>comment</wp:comment_type><wp:comment_parent>0</wp:comment_parent></wp:comment>'

const AUTHOR_EMAIL = (email: string) => `<wp:comment_author_email>${email}</wp:comment_author_email>`

/** Returns an old site with this many posts, each of which links to the next one. */
function exportOf(name: string, count: number, firstId: number) {
  const site = `https://office-${name}.example`
  const slug = (number: number) => `office-${name}-${number}`
  const items = Array.from({ length: count }, (_, number) => ({
    id: firstId + number,
    title: `Tea ${number}`,
    slug: slug(number),
    link: `${site}/${slug(number)}/`,
    // Other tests count the posts of the blog.
    status: 'draft',
    content: `Leaves. <a href="${site}/${slug((number + 1) % count)}/">Next</a>\n\n[poll id="${number}"]`,
    ...(number === 0 ? { more: COMMENT } : {}),
  }))
  return { site, file: Buffer.from(wordpressExport(site, items)) }
}

async function begin(name: string, size: number) {
  const response = await cms('POST', '/imports/begin', { system: 'wordpress', name: `office-${name}.xml`, size }, admin)
  return ((await response.json()) as { id: number }).id
}

async function sendPart(id: number, offset: number, part: Buffer, headers = admin) {
  const response = await fetch(`${inject('siteUrl')}/cms-api/imports/${id}/part?offset=${offset}`, {
    method: 'POST',
    headers: { origin: inject('siteUrl'), 'content-type': 'application/octet-stream', ...headers },
    body: new Uint8Array(part),
  })
  const body = (await response.json()) as { received?: number; data?: { received: number } }
  return { status: response.status, received: body.received ?? body.data?.received }
}

async function upload(name: string, file: Buffer) {
  const id = await begin(name, file.length)
  expect(await sendPart(id, 0, file)).toEqual({ status: 200, received: file.length })
  return id
}

async function act(id: number, action: string, body?: object, headers = admin) {
  const response = await cms('POST', `/imports/${id}/${action}`, body, headers)
  return response.status
}

type Progress = { state: string; done: number; total: number; message: string | null; counts: Record<string, number> }

async function progressOf(id: number) {
  const response = await cms('GET', `/imports/${id}/progress`, undefined, admin)
  return (await response.json()) as Progress & { lines: { title: string; notes: string[] }[] }
}

const inState = (id: number, state: string, times = {}) =>
  waitFor(async () => {
    const found = await progressOf(id)
    if (found.state === 'failed') throw new Error(found.message ?? '')
    return found.state === state && found
  }, times)

async function reportOf(id: number) {
  const response = await cms('GET', `/imports/${id}/report.csv`, undefined, admin)
  const [, ...rows] = readCsv(await response.text()).map(({ cells }) => cells)
  return { response, rows: rows.map(([, kind, title, outcome]) => `${kind} ${title} ${outcome}`) }
}

const movedFrom = async (site: string) => (await query('select 1 from moved_items where source = $1', [site])).length

/** Returns a line for each post that an import stored, and for each of its old addresses, without names of the site. */
async function storedFrom(name: string) {
  const source = `https://office-${name}.example`
  const posts = await query<{ line: string }>(
    `select concat_ws(' ', p.title, p.slug, p._status, p.publish_date, p.body) as line from moved_items m
     join posts p on m.collection = 'posts' and p.id = m.document_id where m.source = $1`,
    [source],
  )
  const addresses = await query<{ line: string }>(
    `select address || ' posts' as line from former_addresses where source = $1 and collection = 'posts'`,
    [source],
  )
  // Parts of a text have random ids.
  return [...posts, ...addresses]
    .map(({ line }) => line.replaceAll(`office-${name}`, 'office-site').replace(/"id": "[^"]+"/g, ''))
    .map((line) => line.replace(/^(\/\?p=)\d/, '$1'))
    .sort()
}

test('an export arrives in parts: each at its place, once, and only from an administrator', async () => {
  const file = Buffer.alloc(10_000, 'a')
  for (const headers of [editorHeaders, {}]) {
    const begun = { system: 'wordpress', name: 'office-x.xml', size: 1 }
    expect((await cms('POST', '/imports/begin', begun, headers)).status).toBe(403)
  }
  const tooLarge = { system: 'wordpress', name: 'office-x.xml', size: 2 * 1024 ** 3 + 1 }
  expect((await cms('POST', '/imports/begin', tooLarge, admin)).status).toBe(422)

  const id = await begin('parts', file.length)
  expect(await act(id, 'try', DECIDED)).toBe(409)
  expect(await sendPart(id, 0, file.subarray(0, 4_000), editorHeaders)).toMatchObject({ status: 403 })
  expect(await sendPart(id, 100, file.subarray(100, 200))).toEqual({ status: 409, received: 0 })
  expect(await sendPart(id, 0, file.subarray(0, 4_000))).toEqual({ status: 200, received: 4_000 })
  expect(await sendPart(id, 0, file.subarray(0, 4_000))).toEqual({ status: 409, received: 4_000 })
  // Of two parts for the same place at the same moment, one arrives.
  const both = await Promise.all([4_000, 4_000].map((offset) => sendPart(id, offset, file.subarray(4_000, 8_000))))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await sendPart(id, 8_000, Buffer.alloc(5_000))).toMatchObject({ status: 422 })
  expect(await sendPart(id, 8_000, Buffer.alloc(9 * 1024 * 1024))).toMatchObject({ status: 413 })
  expect(await sendPart(id, 8_000, file.subarray(8_000))).toEqual({ status: 200, received: 10_000 })
  expect(await sendPart(id, 10_000, Buffer.from('more'))).toMatchObject({ status: 409 })
  const folder = join(inject('dataDir'), 'imports', String(id))
  expect(readFileSync(join(folder, 'export')).equals(file)).toBe(true)

  // It is no export of WordPress.
  expect(await act(id, 'try', DECIDED)).toBe(200)
  const failed = await waitFor(async () => {
    const found = await progressOf(id)
    return found.state === 'failed' && found
  })
  expect(failed.message).toMatch(/WordPress/)
  expect(failed.message).not.toContain(inject('dataDir'))
  expect((await cms('DELETE', `/imports/${id}`, undefined, editorHeaders)).status).toBe(403)
  expect((await cms('DELETE', `/imports/${id}`, undefined, admin)).status).toBe(200)
  expect(existsSync(folder)).toBe(false)
})

test('a try stores nothing and leaves a report; somebody has to decide about comments first', async () => {
  const { site, file } = exportOf('try', 4, 3_000)
  const id = await upload('try', file)
  expect(await act(id, 'try', OPTIONS, editorHeaders)).toBe(403)
  expect(await act(id, 'try', { ...OPTIONS, types: 'product:shop' })).toBe(422)
  expect((await cms('GET', `/imports/${id}/report.csv`, undefined, admin)).status).toBe(404)

  expect(await act(id, 'try', OPTIONS)).toBe(200)
  const undecided = await waitFor(async () => {
    const found = await progressOf(id)
    return found.state === 'ready' && found
  })
  expect(undecided.message).toMatch(/^The export has 1 comment\. Decide/)

  expect(await act(id, 'try', DECIDED)).toBe(200)
  const tried = await inState(id, 'tried')
  expect(tried).toMatchObject({ done: tried.total, message: null })
  expect(tried.lines[0]?.notes.join(' ')).toContain('poll')
  expect(await movedFrom(site)).toBe(0)
  const { response, rows } = await reportOf(id)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="import-${id}-report.csv"`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(rows.filter((row) => row.startsWith('post'))).toEqual([0, 1, 2, 3].map((number) => `post Tea ${number} added`))
  expect((await cms('GET', `/imports/${id}/report.csv`, undefined, editorHeaders)).status).toBe(403)
})

test('a person who asks to be erased is erased in what was moved in, and in the uploaded export', async () => {
  const email = 'jonas@office-erase.example'
  const { file } = exportOf('erase', 2, 4_000)
  const id = await upload('erase', Buffer.from(`${file}`.replace('<wp:comment_author>', `${AUTHOR_EMAIL(email)}$&`)))
  expect(await act(id, 'start', DECIDED)).toBe(200)
  await inState(id, 'done')
  const [post] = await query<{ id: number }>("select id from posts where slug = 'office-erase-0'")
  const texts = () =>
    query<{ text: string }>(
      `select body::text as text from posts where id = $1
       union all select version_body::text from _posts_v where parent_id = $1`,
      [post?.id],
    )
  expect((await texts()).every(({ text }) => text.includes('Jonas') && text.includes('It keeps.'))).toBe(true)

  const exported = async () =>
    (await cms('GET', `/privacy-tools/export?email=${email}`, undefined, admin)).json() as Promise<{
      imports: { id: number }[]
      'archived-comments': object[]
    }>
  const before = await exported()
  expect(before.imports).toMatchObject([{ id, name: 'office-erase.xml' }])
  expect(before['archived-comments']).toMatchObject([
    { collection: 'posts', id: post?.id, paragraphs: ['Jonas, May 5, 2019', 'It keeps.'] },
  ])
  const erased = await cms('POST', '/privacy-tools/erase', { email, confirm: email }, admin)
  expect([erased.status, await erased.json()]).toMatchObject([200, { counts: { imports: 1, 'archived-comments': 1 } }])

  expect(existsSync(join(inject('dataDir'), 'imports', String(id)))).toBe(false)
  expect(await exported()).toMatchObject({ imports: [], 'archived-comments': [] })
  const left = await texts()
  expect(left.length).toBeGreaterThan(1)
  expect(left.filter(({ text }) => /Jonas|It keeps|Comments/.test(text) || !text.includes('Leaves.'))).toEqual([])
})

test('two imports of one site at once: the second is refused, and both together store it once', async () => {
  const { site, file } = exportOf('twice', TWICE, 5_000)
  const path = join(newDataFolder('import-twice'), 'export.xml')
  writeFileSync(path, file)
  const run = () =>
    runScript(
      'scripts/moving/import.ts',
      ['wordpress', path, '--comments=skip', `--report=${path}.${randomUUID()}.csv`],
      besideProduct(),
    ).then(
      ({ stdout }) => stdout,
      ({ stderr }) => `${stderr}`,
    )
  const outputs = await Promise.all([run(), run()])
  // Two that followed each other would be right, too, but then the second one changes nothing.
  const isRefused = (output: string) => output.includes(`${site} is being imported by another process`)
  const added = outputs.filter((output) => output.includes(`${TWICE + 1} added`))
  expect(added).toHaveLength(1)
  expect(outputs.filter((output) => isRefused(output) || / unchanged/.test(output))).toHaveLength(1)
  expect(await movedFrom(site)).toBe(TWICE + 1)
})

test('an import that was paused, and whose worker was killed, ends like one that nothing disturbed', {
  timeout: 300_000,
}, async () => {
  const calm = exportOf('calm', COUNT, 1_000)
  const calmId = await upload('calm', calm.file)
  expect(await act(calmId, 'start', DECIDED)).toBe(200)
  const undisturbed = await inState(calmId, 'done', AFTER_A_KILL)

  const rough = exportOf('rough', COUNT, 2_000)
  const id = await upload('rough', rough.file)
  expect(await act(id, 'start', DECIDED)).toBe(200)
  expect(await act(id, 'start', DECIDED)).toBe(409)
  await waitFor(async () => (await movedFrom(rough.site)) > 10, { every: 20 })
  expect(await act(id, 'pause')).toBe(200)
  await inState(id, 'paused', { within: 5_000 })
  const before = await movedFrom(rough.site)
  expect(before).toBeLessThan(COUNT)
  expect(await act(id, 'pause')).toBe(409)

  expect(await act(id, 'resume', DECIDED)).toBe(200)
  await waitFor(async () => (await movedFrom(rough.site)) > before + 10, { every: 20 })
  process.kill(pidOf('worker'), 'SIGKILL')
  expect((await progressOf(id)).state).toBe('running')
  await endLease('import-site', id)
  const done = await inState(id, 'done', AFTER_A_KILL)
  const stored = await storedFrom('rough')
  expect(stored.length).toBeGreaterThan(2 * COUNT)
  expect(stored).toEqual(await storedFrom('calm'))
  expect(done.total).toBe(undisturbed.total)
  // The lines of the items that were stored when the worker was killed may have been lost.
  expect((undisturbed.counts.added ?? 0) - (done.counts.added ?? 0)).toBeLessThanOrEqual(AT_ONCE)
  expect((await reportOf(id)).rows).toHaveLength((await reportOf(calmId)).rows.length)

  expect(await act(id, 'start', DECIDED)).toBe(200)
  const again = await inState(id, 'done')
  expect(again.counts).toMatchObject({ added: 0, changed: 0, failed: 0 })
})
