import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { note } from '#platform/http/request-notes.ts'
import { serving } from '#tests/support/egress.ts'
import { guard } from './guard.ts'

const SECRET = 'a secret of this test'
const ACTION = 'f'.repeat(42)

/** Returns a session as Payload signs it. */
function session() {
  const key = createHash('sha256').update(SECRET).digest('hex').slice(0, 32)
  const claims = Buffer.from(JSON.stringify({ exp: Date.now() / 1_000 + 60 })).toString('base64url')
  const token = `${Buffer.from('{}').toString('base64url')}.${claims}`
  return `prairie-token=${token}.${createHmac('sha256', key).update(token).digest('base64url')}`
}

test('R13 without a session, no server function of the back office sees its body', async () => {
  const handled: string[] = []
  const back = guard(
    (request, response) => {
      handled.push(`${request.method} ${request.url}`)
      response.end('handled')
    },
    {
      adminUrl: 'https://agency.example',
      adminPort: 4322,
      databaseUrl: 'postgres://prairie@127.0.0.1:54321/prairie',
      payloadSecret: SECRET,
    },
  )
  await serving(back, async (port) => {
    const send = async (path: string, headers: Record<string, string>, method = 'POST') =>
      (
        await fetch(`http://127.0.0.1:${port}${path}`, {
          method,
          headers,
          ...(method === 'POST' ? { body: '[]' } : {}),
        })
      ).status
    expect(await send('/admin', { 'next-action': ACTION })).toBe(403)
    expect(await send('/admin/login', { 'next-action': ACTION, cookie: 'prairie-token=a.b.c' })).toBe(403)
    expect(await send('/admin', {})).toBe(405)
    // Not an endpoint: Next shows its page of what does not exist, and reads the form that was sent to it.
    expect(await send('/cms-api', {})).toBe(405)
    const signedIn = { 'next-action': ACTION, cookie: session(), 'x-forwarded-host': 'agency.example' }
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1'])
      expect(await send('/admin', { ...signedIn, origin })).toBe(403)
    expect(handled).toEqual([])
    expect(await send('/admin', signedIn)).toBe(200)
    expect(await send('/admin', { ...signedIn, origin: 'https://agency.example' })).toBe(200)
    expect(await send('/admin/login', {}, 'GET')).toBe(200)
    expect(await send('/cms-api/users/login', {})).toBe(200)
  })
})

test('S12 a call that no server function can read is the fault of its sender', async () => {
  const back = guard(
    (request, response) => {
      if (request.url === '/admin/read') note({ hasArguments: true })
      response.writeHead(500).end()
    },
    {
      adminUrl: 'https://agency.example',
      adminPort: 4322,
      databaseUrl: 'postgres://prairie@127.0.0.1:54321/prairie',
      payloadSecret: SECRET,
    },
  )
  await serving(back, async (port) => {
    const headers = { 'next-action': ACTION, cookie: session() }
    const statusOf = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: '[' })).status
    expect(await statusOf('/admin')).toBe(400)
    expect(await statusOf('/admin/read')).toBe(500)
  })
})
