import type { CollectionConfig, UploadConfig } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { FileStore } from '#platform/files/file-store.ts'
import { s3Variables, startS3 } from '#tests/support/s3-server.ts'

let s3: Awaited<ReturnType<typeof startS3>>
let collection: CollectionConfig & { upload: UploadConfig }
let store: FileStore
const order: string[] = []

beforeAll(async () => {
  s3 = await startS3()
  for (const [name, value] of Object.entries(s3Variables(s3.settings))) vi.stubEnv(name, value)
  // The environment is read when its module is loaded.
  vi.resetModules()
  const { withStoredFiles } = await import('./with-stored-files.ts')
  const { fileStore } = await import('#platform/files/stores.ts')
  store = fileStore('resumes')
  const note = (what: string) => async () => {
    const isThere = await store.has('cv.pdf')
    order.push(`${what}: ${isThere ? 'there' : 'gone'}`)
  }
  const modifyResponseHeaders = ({ headers }: { headers: Headers }) => {
    headers.set('cache-control', 'private, no-store')
    return headers
  }
  collection = withStoredFiles({
    slug: 'resumes',
    upload: { staticDir: '/nowhere', modifyResponseHeaders },
    fields: [],
    hooks: { beforeChange: [note('before change')], afterChange: [note('changed')], afterDelete: [note('deleted')] },
  }) as typeof collection
})
afterAll(async () => {
  vi.unstubAllEnvs()
  // The next file of this process reads the environment without the store.
  vi.resetModules()
  await s3.stop()
})

type Phase = 'beforeChange' | 'afterChange' | 'afterDelete'

async function call(phase: Phase, args: Record<string, unknown>) {
  for (const hook of collection.hooks?.[phase] ?? []) await hook(args as never)
}

function serve(filename: string, range?: string) {
  const [handler] = collection.upload.handlers ?? []
  const headers = new Headers(range ? { range } : {})
  return handler?.({ headers } as never, { params: { filename, collection: 'resumes' } } as never) as Promise<Response>
}

test('a file is written before its row, replaced with it, and removed with it', async () => {
  const file = { data: Buffer.from('first') }
  await call('beforeChange', { data: { filename: 'cv.pdf' }, req: { file } })
  expect(String(await store.read('cv.pdf'))).toBe('first')
  await call('beforeChange', { data: { filename: 'cv.pdf', title: 'Without a file' }, req: {} })
  await call('beforeChange', { data: { filename: 'new.pdf' }, req: { file: { data: Buffer.from('second') } } })
  await call('afterChange', { doc: { filename: 'new.pdf' }, previousDoc: { filename: 'cv.pdf' } })
  expect([await store.has('cv.pdf'), String(await store.read('new.pdf'))]).toEqual([false, 'second'])
  await call('afterDelete', { doc: { filename: 'new.pdf' } })
  expect(await store.list()).toEqual(new Map())
  // Hooks of the collection run after the former file is gone, because they may write another one under its name.
  expect(order).toEqual([
    'before change: gone',
    'before change: there',
    'before change: there',
    'changed: gone',
    'deleted: gone',
  ])
})

test('a private file is served as from a folder: whole, in part, and with the headers of its collection', async () => {
  await store.write('private.pdf', Buffer.from('0123456789'))
  const whole = await serve('private.pdf')
  expect([whole.status, whole.headers.get('content-type'), whole.headers.get('content-length')]).toEqual([
    200,
    'application/pdf',
    '10',
  ])
  expect([whole.headers.get('cache-control'), whole.headers.get('accept-ranges'), await whole.text()]).toEqual([
    'private, no-store',
    'bytes',
    '0123456789',
  ])
  const part = await serve('private.pdf', 'bytes=2-4,6-7')
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234'])
  const beyond = await serve('private.pdf', 'bytes=99-')
  expect([beyond.status, beyond.headers.get('cache-control'), await beyond.text()]).toEqual([
    416,
    'private, no-store',
    '',
  ])
  expect((await serve('none.pdf')).status).toBe(500)
})
