// @module-tag extended
// Starts two sites and an S3 server: limits, runs, and forms that are shared have tests of their own.
// Two machines that share PostgreSQL and an S3 store and nothing else, without sticky sessions.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolderStore } from '#platform/files/folder-store.ts'
import { openBucket } from '#platform/files/s3-bucket.ts'
import { createS3Store } from '#platform/files/s3-store.ts'
import { createEventReader } from '#platform/http/event-stream.ts'
import { copyToStore } from '#scripts/files/copy-to-store.ts'
import { withSite } from '../support/another-site.ts'
import { newDataFolder } from '../support/data-folder.ts'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { freePort } from '../support/free-port.ts'
import { photoWithSecrets } from '../support/photo.ts'
import { inject } from '../support/product.ts'
import { besideProduct, forkProcess } from '../support/product-process.ts'
import { s3Variables, startS3 } from '../support/s3-server.ts'
import { waitFor } from '../support/wait-for.ts'

const CRAWLER = 'internal-link-analyzer'
const VISITOR = { 'x-forwarded-for': '203.0.113.77' }
const asJson = { ...VISITOR, 'content-type': 'application/json' }

test('R17 what is begun, sent, uploaded, and published on one machine is there on the other', async () => {
  const s3 = await startS3()
  const folders = [newDataFolder('machine-a'), newDataFolder('machine-b')] as const
  const shared = {
    ...s3Variables(s3.settings),
    PAYLOAD_SECRET: readFileSync(join(inject('dataDir'), 'secret'), 'utf8').trim(),
    NODE_ENV: 'test',
    ALLOW_PRIVATE_TARGETS: `127.0.0.1:${inject('openPort')}`,
    ADMIN_PORT: `${await freePort()}`,
    TRUSTED_PROXIES: '1',
    TOOL_LIMIT: '4',
    LOG_LEVEL: 'error',
  }
  const copied = await copyToStore(
    createFolderStore(join(inject('dataDir'), 'media')),
    createS3Store({ bucket: openBucket(s3.settings), folder: 'media' }),
  )
  expect(copied.problems).toEqual([])
  const target = await openSlowShop()
  await withSite({ ...shared, DATA_DIR: folders[0] }, (first) =>
    withSite({ ...shared, DATA_DIR: folders[1] }, async (second) => {
      const office = forkProcess('admin/server.ts', besideProduct({ ...shared, DATA_DIR: folders[0], SITE_URL: first }))
      const ended = new Promise((resolve) => office.once('exit', resolve))
      try {
        await sendFormOfOtherMachine(first, second)
        await watchRunOfOtherMachine(first, second, target)
        await shareLimit(first, second)
        await waitFor(async () => (await fetch(`${first}/cms-api/access`)).ok)
        await showUpload(first, second)
        await publish(first, second)
      } finally {
        office.kill('SIGTERM')
        await ended
      }
    }),
  )
  // Nothing but copies and what can be made again is on the disks of the machines.
  for (const folder of folders)
    expect(readdirSync(folder).filter((name) => ['media', 'resumes', 'secret'].includes(name))).toEqual([])
  target.close()
  await s3.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}, 120_000)

async function sendFormOfOtherMachine(first: string, second: string) {
  const { token } = (await (await fetch(`${first}/api/form-token`)).json()) as { token: string }
  const began = Date.now()
  await waitFor(() => Date.now() - began > 1_000)
  const clientEmail = 'two-machines@oakfield.example'
  const fields = { clientName: 'Two Machines', clientEmail, website: 'https://oakfield.example', form: 'audit', token }
  const send = (site: string) =>
    fetch(`${site}/api/send-mail`, { method: 'POST', headers: asJson, body: JSON.stringify(fields) })
  const answers = await Promise.all([send(second), send(first)])
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
    { success: true, message: 'Thank you! Your request has been sent.' },
    { success: true, message: 'Thank you! Your request has been sent.' },
  ])
  const rows = await query('select status from contact_requests where client_email = $1', [clientEmail])
  expect(rows).toEqual([{ status: 'new' }])
}

async function watchRunOfOtherMachine(first: string, second: string, target: SlowShop) {
  const started = await fetch(`${first}/api/tools/${CRAWLER}/`, {
    method: 'POST',
    headers: { ...asJson, accept: 'text/event-stream' },
    body: JSON.stringify({ url: target.url }),
  })
  const { id } = await readEvents(started)('run')
  const url = `${second}/api/tools/${CRAWLER}/runs/${id}`
  const watched = await waitFor(async () => {
    const answer = await fetch(url, { headers: { ...VISITOR, accept: 'text/event-stream' } })
    return answer.ok && answer
  })
  const next = readEvents(watched)
  expect(await next('run')).toEqual({ id })
  expect(await (await fetch(`${second}/tools/${CRAWLER}/?run=${id}`)).text()).toContain(`data-run="${id}"`)
  await waitFor(() => target.held.length > 0)
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(204)
  expect((await next('done')).envelope.limits[0]).toContain('stopped')
  expect(await (await fetch(url)).json()).toMatchObject({ success: true, isDone: true })
}

async function shareLimit(first: string, second: string) {
  const run = async (site: string) => {
    const request = { method: 'POST', headers: { ...asJson, 'x-forwarded-for': '203.0.113.78' } }
    const body = JSON.stringify({ text: 'A line.', source: 'A line.', html: '<p>A line.</p>', code: '<p>A line.</p>' })
    return (await fetch(`${site}/api/tools/html-minifier/`, { ...request, body })).status
  }
  const statuses: number[] = []
  for (const site of [first, second, first, second, first, second]) statuses.push(await run(site))
  expect(statuses.slice(4)).toEqual([429, 429])
  expect(statuses.slice(0, 4)).not.toContain(429)
}

async function showUpload(first: string, second: string) {
  const editor = await signIn(first)
  const body = new FormData()
  body.append('_payload', JSON.stringify({ alt: 'Two machines' }))
  body.append('file', new File([new Uint8Array(await photoWithSecrets('#0a8'))], 'a.jpg', { type: 'image/jpeg' }))
  const { authorization } = editor.headers
  const uploaded = await fetch(`${first}/cms-api/media`, { method: 'POST', headers: { authorization }, body })
  expect(uploaded.status).toBe(201)
  const { doc } = (await uploaded.json()) as {
    doc: { id: number; imageId: string; width: number; height: number; filename: string }
  }
  const path = `/images/prairie-signal/production/${doc.imageId}-${doc.width}x${doc.height}.jpg`
  const whole = await fetch(second + path)
  expect([whole.status, whole.headers.get('content-type'), whole.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    expect.stringContaining('immutable'),
  ])
  expect((await fetch(`${second}${path}?w=100&fm=webp`)).headers.get('content-type')).toBe('image/webp')
  const file = await fetch(`${first}/cms-api/media/file/${doc.filename}`, {
    headers: { authorization, range: 'bytes=0-2' },
  })
  expect([file.status, (await file.bytes()).length]).toEqual([206, 3])
  await editor.remove('media', doc.id)
  expect((await fetch(first + path)).status).toBe(404)
}

async function publish(first: string, second: string) {
  const editor = await signIn(first)
  const [post] = (await editor.find('posts', 'limit=1&depth=0&where[_status][equals]=published')) as {
    id: number
    slug: string
    title: string
  }[]
  if (!post) throw new Error('There is no post.')
  const titleAt = async (site: string) => (await fetch(`${site}/blog/${post.slug}/`)).text()
  await titleAt(second)
  await editor.update('posts', post.id, { title: 'A title of the first machine' })
  await waitFor(async () => (await titleAt(second)).includes('A title of the first machine'), { within: 1_000 })
  await editor.update('posts', post.id, { title: post.title })
}

type SlowShop = { url: string; held: ServerResponse[]; close: () => void }

/** Opens a site whose second page never responds. */
async function openSlowShop(): Promise<SlowShop> {
  const held: ServerResponse[] = []
  const server: Server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html')
    if (request.url === '/held') return void held.push(response)
    if (request.url === '/robots.txt') return response.writeHead(404).end()
    response.end('<!doctype html><title>Shop</title><h1>Wool socks</h1><a href="/held">More socks</a>')
  })
  await new Promise<void>((resolve) => server.listen(inject('openPort'), '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${inject('openPort')}/`, held, close }
}

/** Returns a function that reads up to the next event of a name and returns its data. */
function readEvents(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const events: { name: string; data: string }[] = []
  const read = createEventReader((event) => events.push(event))
  return async function next(name: string) {
    for (;;) {
      const event = events.shift()
      if (event?.name === name) return JSON.parse(event.data)
      if (event) continue
      const piece = await reader?.read()
      if (!piece || piece.done) throw new Error(`There was no event "${name}".`)
      read(piece.value)
    }
  }
}
