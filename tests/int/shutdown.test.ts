import type { ChildProcess } from 'node:child_process'
import { expect, test } from 'vitest'
import { withSite } from '../support/another-site.ts'
import { freePort } from '../support/free-port.ts'
import { openConnection, openRequest } from '../support/open-request.ts'
import { besideProduct, forkProcess } from '../support/product-process.ts'

const IN_FLIGHT = 50

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve))

/** A different account each time, because logins are limited for each account. */
const login = (name: string) => JSON.stringify({ email: `${name}@nobody.example`, password: 'x' })

async function token(url: string) {
  return ((await (await fetch(`${url}/api/form-token`)).json()) as { token: string }).token
}

test('R8 the site responds to all 50 half-sent requests when it is stopped, then exits', async () => {
  await withSite({ FORM_LIMIT: '1000' }, async (url, site) => {
    const tokens = await Promise.all(Array.from({ length: IN_FLIGHT }, () => token(url)))
    const requests = await Promise.all(
      tokens.map((token, index) =>
        // Few: a login hashes for a quarter of a second.
        index % 10 === 0
          ? openRequest(url, { path: '/cms-api/users/login', body: login(`site-${index}`) })
          : openRequest(url, {
              path: '/api/send-mail',
              body: JSON.stringify({ form: 'audit', website: `https://r8-${index}.example/`, token }),
            }),
      ),
    )
    const idle = await openConnection(url, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
    await new Promise((resolve) => idle.socket.once('data', resolve))
    const exit = ended(site)
    // Ctrl-C reaches a whole process group, and an impatient operator repeats it. The supervisor decides when the
    // process ends.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGTERM'] as const) site.kill(signal)
    await idle.closed
    const responses = await Promise.all(requests.map((request) => request.finish()))
    // A submission that looks automated gets a challenge, which is a valid response, too.
    expect(responses.map(({ status }) => status).filter((status) => ![200, 401, 422, 429].includes(status))).toEqual([])
    expect(await exit).toBe(0)
  })
})

test('R8 the back office responds to all 50 half-sent requests, then exits', async () => {
  const port = await freePort()
  const admin = forkProcess(
    'admin/server.ts',
    besideProduct({ ADMIN_PORT: `${port}`, LOG_LEVEL: 'silent', LOGIN_LIMIT: '1000' }),
  )
  await new Promise((resolve) => admin.once('message', resolve))
  const url = `http://127.0.0.1:${port}`
  const isLogin = (index: number) => index % 5 === 0
  const requests = await Promise.all(
    Array.from({ length: IN_FLIGHT }, (_, index) =>
      openRequest(url, {
        // A login hashes for a quarter of a second: fifty would take the time that a process has to end.
        path: `/cms-api/users/${isLogin(index) ? 'login' : 'forgot-password'}`,
        body: login(`office-${index}`),
        // As the site forwards it: each request comes from its own IP address.
        headers: { 'x-forwarded-for': `203.0.113.${index + 1}` },
      }),
    ),
  )
  const exit = ended(admin)
  admin.kill('SIGTERM')
  const responses = await Promise.all(requests.map((request) => request.finish()))
  expect(responses.map(({ status }) => status)).toEqual(requests.map((_, index) => (isLogin(index) ? 401 : 200)))
  expect(await exit).toBe(0)
})
