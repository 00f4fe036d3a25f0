import type { ChildProcess } from 'node:child_process'
import { expect, test } from 'vitest'
import { withSite } from '../support/another-site.ts'
import { openConnection, openRequest } from '../support/open-request.ts'

const IN_FLIGHT = 50

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve))

/** Somebody else each time: one account is limited. */
const login = (name: string) => JSON.stringify({ email: `${name}@nobody.example`, password: 'x' })

async function token(url: string) {
  return ((await (await fetch(`${url}/api/form-token`)).json()) as { token: string }).token
}

test('R8 the site answers 50 of 50 requests that were half-sent when it was told to stop, twice, and then ends', async () => {
  await withSite({ FORM_LIMIT: '1000' }, async (url, site) => {
    const tokens = await Promise.all(Array.from({ length: IN_FLIGHT }, () => token(url)))
    const requests = await Promise.all(
      tokens.map((token, index) =>
        index % 5 === 0
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
    // Ctrl-C reaches a whole process group, and an impatient operator sends it again: who supervises decides.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGTERM'] as const) site.kill(signal)
    await idle.closed
    const answers = await Promise.all(requests.map((request) => request.finish()))
    // What looks like a robot's is asked for a proof: that is an answer, too.
    expect(answers.map(({ status }) => status).filter((status) => ![200, 401, 422, 429].includes(status))).toEqual([])
    expect(await exit).toBe(0)
  })
})
