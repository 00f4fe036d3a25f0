import { waitFor } from '#tests/support/wait-for.ts'
import type { Measure } from '../measure.ts'
import { none } from './record.ts'
import { atOnce, fetchToken, pause, randomIp, send } from './send.ts'
import type { Setting } from './setting.ts'

const PARALLEL = 200
/** A form counts as filled in by a person once its token is a second old. */
const FILLING_IN_MS = 1_200
const TIMEOUT_MS = 180_000

/**
 * Sends forms, as visitors do, while the site is killed repeatedly (R1). A visitor whose connection breaks sends the
 * same form again, like a browser's “try again”.
 * @throws {Error} if there is no site process to kill
 */
export async function measureKills(setting: Setting, posts: number, restarts: number): Promise<Measure[]> {
  const { url, query } = setting
  const answered = new Set<string>()
  let retries = 0
  let unanswered = 0
  let refused = 0
  const sending = atOnce(PARALLEL, posts, async (index) => {
    const website = `https://r1-${index}.example/`
    const from = randomIp()
    const until = Date.now() + TIMEOUT_MS
    let token: string | undefined
    while (Date.now() < until) {
      try {
        if (!token) {
          token = await fetchToken(url, 'audit')
          await pause(FILLING_IN_MS)
        }
        const { status } = await send(url, 'send-mail', { form: 'audit', website, token }, from)
        if (status < 300) return answered.add(website)
        if (status < 500) return refused++
      } catch {
        // The site was killed, so the outcome of this form is unknown.
      }
      retries++
      await pause(200)
    }
    unanswered++
  })
  const back = await kills(setting, restarts, (kill) => answered.size >= (kill * posts) / (restarts + 1))
  await sending

  const stored = await query<{ website: string; times: number; notices: number }>(
    `select m.website, count(*)::int as times, count(*) filter (where
       exists (select 1 from outbox o where o.about = 'contact-requests/' || m.id)
       or exists (select 1 from jobs.job j where j.name = 'notify' and j.data->>'about' = 'contact-requests/' || m.id))::int as told
     from contact_requests m where m.website like 'https://r1-%' group by m.website`,
  )
  const websites = new Set(stored.map(({ website }) => website))
  const note = `${answered.size} of ${posts} answered, ${retries} sent again, ${unanswered} without an answer`
  return [
    none(
      'R1 forms answered 2xx and not stored',
      [...answered].filter((one) => !websites.has(one)).length,
      'forms',
      note,
    ),
    none('R1 forms stored twice', stored.filter(({ times }) => times > 1).length, 'forms'),
    none(
      'R1 forms stored without what tells of them',
      stored.filter(({ times, notices }) => notices < times).length,
      'forms',
    ),
    none('R1 forms refused or given up', refused + unanswered, 'forms'),
    { what: 'R1 restarts unaided', value: back, unit: `of ${restarts}`, limit: restarts, better: 'more' },
  ]
}

/** @returns how often the site restarted on its own */
async function kills({ url, pidOf }: Setting, restarts: number, isDue: (kill: number) => boolean) {
  let back = 0
  for (let kill = 1; kill <= restarts; kill++) {
    // If the forms run out earlier, the site is killed without them.
    await waitFor(() => isDue(kill), { within: TIMEOUT_MS, every: 20 }).catch(() => undefined)
    const before = pidOf('site')
    if (!before) throw new Error('There is no site process.')
    process.kill(before, 'SIGKILL')
    const isBack = await waitFor(
      async () => {
        const now = pidOf('site')
        return now && now !== before && (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) })).ok
      },
      { within: 60_000, every: 100 },
    ).catch(() => false)
    if (isBack) back++
    if (kill % 10 === 0) console.log(`R1 ${kill} of ${restarts} kills, ${back} times back`)
  }
  return back
}
