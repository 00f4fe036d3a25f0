import { openConnection, openRequest } from '#tests/support/open-request.ts'
import type { Measure } from '../measure.ts'
import { startProduct } from '../product.ts'
import { fetchToken, pause } from './send.ts'

const IN_FLIGHT = 50
/** Some forms go to the site, some through it to the back office: one network signs in ten times at once. */
const TO_BACK_OFFICE = 10
/** A form counts as filled in by a person once its token is a second old. */
const FILLING_IN_MS = 1_200
/** How long after the product is told to stop visitors send the rest of their requests. */
const REST_AFTER_MS = 1_000
const STUCK = [
  '',
  'GET / HTTP/1.1\r\nHost: a',
  'POST /api/send-mail HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
]

/**
 * Stops `npm start` while 50 requests are half-sent, some connections are idle, and others never finish (R8).
 * @throws {Error} if the product does not start
 */
export async function measureShutdown(): Promise<Measure[]> {
  const product = await startProduct()
  const { url } = product
  let isStopped = false
  try {
    const tokens = await Promise.all(Array.from({ length: IN_FLIGHT }, () => fetchToken(url, 'audit')))
    await pause(FILLING_IN_MS)
    const requests = await Promise.all(tokens.map((token, index) => openRequest(url, formOf(token, index))))
    const stuck = await Promise.all(STUCK.map((sent) => openConnection(url, sent)))
    const begun = performance.now()
    const stopped = product.stop().then(() => (performance.now() - begun) / 1_000)
    isStopped = true
    await pause(REST_AFTER_MS)
    const answers = await Promise.all(requests.map((request) => request.finish()))
    const succeeded = answers.filter(({ status }) => status === 200 || status === 401).length
    const seconds = Math.round((await stopped) * 10) / 10
    for (const { socket } of stuck) socket.destroy()
    return [
      {
        what: 'R8 half-sent requests answered after SIGTERM',
        value: succeeded,
        unit: `of ${IN_FLIGHT}`,
        limit: IN_FLIGHT,
        better: 'more',
      },
      {
        what: 'R8 end of all processes, with 3 stuck connections',
        value: seconds,
        unit: 's',
        limit: 15,
        better: 'less',
      },
    ]
  } finally {
    if (!isStopped) await product.stop()
  }
}

function formOf(token: string, index: number) {
  if (index < TO_BACK_OFFICE)
    return {
      path: '/cms-api/users/login',
      body: JSON.stringify({ email: `r8-${index}@nobody.example`, password: 'x' }),
    }
  const body = JSON.stringify({ form: 'audit', website: `https://r8-${index}.example/`, token })
  return { path: '/api/send-mail', body }
}
