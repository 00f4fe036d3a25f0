import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { Failure } from '#engine/failures.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import { coresOf } from '#platform/process/low-priority.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { createWebRuns } from './web-runs.ts'

const web = createWebRuns()
afterAll(web.stop)

const none: Gather = async () => {
  throw new Failure('unavailable')
}
const call = {
  isForm: false,
  ip: '192.0.2.1',
  isFresh: false,
  gather: none,
  signal: new AbortController().signal,
}
const refused = { ...call, slug: 'http-header-checker', sent: { url: 'http://10.0.0.1/' } }

test('B2 runs that fetch use a process of their own, and its refusals arrive', async () => {
  const { status, failure } = await web.run(refused)
  expect([status, failure?.code]).toEqual(['failed', 'invalid'])
  expect(web.pid()).not.toBe(process.pid)
})

test.runIf(process.platform === 'linux')(
  'B2 on Linux, runs that fetch leave the first of several cores to pages',
  async () => {
    const coresOfProcess = (pid: number | string) => coresOf(readFileSync(`/proc/${pid}/status`, 'utf8'))
    const all = coresOfProcess('self')
    const others = all.length > 1 ? all.slice(1) : all
    await waitFor(() => coresOfProcess(web.pid() as number).join() === others.join())
  },
)

test('a run requests from the site what only the site has', async () => {
  const asked: unknown[] = []
  const gather = (async (name: string, request: unknown) => {
    asked.push([name, request])
    return { peer: '192.0.2.9', trustedProxies: 0, headers: { 'user-agent': 'Firefox' } }
  }) as unknown as Gather
  const { status } = await web.run({ ...call, slug: 'my-ip-address', sent: {}, gather })
  expect([status, asked]).toEqual(['done', [['visitor', expect.anything()]]])
})

test('a file from a form arrives in the other process as a file', { tags: 'extended' }, async () => {
  const sent = { text: new File(['Wool socks are warm socks.'], 'socks.txt') }
  const { status, input } = await web.run({ ...call, isForm: true, slug: 'language-detector', sent })
  expect([status, JSON.stringify(input)]).toEqual(['done', expect.stringContaining('socks')])
})

test('a run whose caller leaves rejects with the caller’s reason', async () => {
  const caller = new AbortController()
  const left = new Error('left')
  const run = web.run({ ...refused, signal: caller.signal, gather: () => new Promise(() => undefined) })
  caller.abort(left)
  await expect(run).rejects.toBe(left)
})

test('if the process dies, its runs fail, and the next run starts another process', { tags: 'extended' }, async () => {
  const pid = web.pid() as number
  const never: Gather = () => new Promise(() => undefined)
  const asked = Promise.withResolvers<void>()
  const gather: Gather = (name, request) => {
    asked.resolve()
    return never(name, request)
  }
  const lost = web.run({ ...call, slug: 'my-ip-address', sent: {}, gather })
  await asked.promise
  process.kill(pid, 'SIGKILL')
  await expect(lost).rejects.toMatchObject({ code: 'unexpected' })
  expect((await web.run(refused)).status).toBe('failed')
  expect(web.pid()).not.toBe(pid)
})
