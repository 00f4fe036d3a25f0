import type { Measure } from '../measure.ts'
import { none } from './record.ts'
import { type Answered, pause, percentile95, send, steadily } from './send.ts'
import type { Setting } from './setting.ts'

const FLOODER = '198.51.100.7'
/** Number of requests that the flood keeps open. */
const FLOOD = 40
const FLOOD_LEAD_MS = 6_000
const LEGIT_PER_SECOND = 2
const LEGIT_SECONDS = 30
const QUIET_SECONDS = 8
const REFUSED_PAUSE_MS = 200

/** Backtracks until it is stopped. */
const slow = { pattern: '^(a+)+$', text: `${'a'.repeat(60)}!` }
const legit = [
  ['word-counter', { text: 'Wool socks, knitted in Maine.' }],
  ['json-formatter', { json: '{"socks":["wool","cotton"]}' }],
  ['text-compare', { before: 'Wool socks', after: 'Warm wool socks' }],
] as const

/**
 * Measures ordinary tools as visitors use them while one IP address runs slow regular expressions (R13, tools).
 * @throws {Error} if the second site does not start
 */
export async function measureToolsFlood(setting: Setting): Promise<Measure[]> {
  return setting.withSite({ TOOL_LIMIT: '1000000', TRUSTED_PROXIES: '1' }, async (url) => {
    const sendVisitor = (index: number) => {
      const [slug, input] = legit[index % legit.length] ?? legit[0]
      return send(url, `tools/${slug}`, input, `192.0.2.${(index % 250) + 1}`).catch(lost)
    }
    // The first runs start the threads; the second runs show what the machine can do.
    await steadily(LEGIT_PER_SECOND, QUIET_SECONDS, sendVisitor)
    const quiet = await steadily(LEGIT_PER_SECOND, QUIET_SECONDS, sendVisitor)
    const flood = startFlood(url)
    await pause(FLOOD_LEAD_MS)
    const answers = await steadily(LEGIT_PER_SECOND, LEGIT_SECONDS, sendVisitor)
    const flooded = await flood.stop()
    const refused = answers.filter(({ status }) => status !== 200)
    const without = percentile95(quiet.map(({ ms }) => ms))
    const note = `${without} ms without it; ${FLOOD} slow runs open at a time from one IP address, ${flooded.length} in all`
    return [
      none('R13 legitimate tool runs refused during the flood', refused.length, 'runs', `of ${answers.length}`),
      {
        what: 'R13 legitimate tool runs during the flood, p95',
        value: percentile95(answers.map(({ ms }) => ms)),
        unit: 'ms',
        limit: 2_000,
        better: 'less',
        note,
      },
      none(
        'R13 refusals of the flood without Retry-After',
        flooded.filter(({ status, retryAfter }) => status === 429 && !retryAfter).length,
        'runs',
        `of ${flooded.filter(({ status }) => status === 429).length}`,
      ),
    ]
  })
}

function startFlood(url: string) {
  const flooded: Answered[] = []
  let isOver = false
  const one = async () => {
    while (!isOver) {
      const answered = await send(url, 'tools/regex-tester', slow, FLOODER).catch(lost)
      flooded.push(answered)
      if (answered.status === 429) await pause(REFUSED_PAUSE_MS)
    }
  }
  const all = Promise.all(Array.from({ length: FLOOD }, one))
  return {
    async stop() {
      isOver = true
      await all
      return flooded
    },
  }
}

/** Returns a request without a response within the client's own timeout. */
const lost = (): Answered => ({ status: 0, ms: 30_000, body: {}, retryAfter: null })
