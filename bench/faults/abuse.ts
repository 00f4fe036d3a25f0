import { randomInt } from 'node:crypto'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Measure } from '../measure.ts'
import { none } from './record.ts'
import { type Answered, fetchToken, pause, randomIp, send } from './send.ts'
import type { Setting } from './setting.ts'

const HUMANS = 200
const FILLING_IN_MS = 2_500
const PROOFS = 20
const ALLOWED = 20
const TRIED = 60

const STRICT = { FORM_LIMIT: `${ALLOWED}`, TRUSTED_PROXIES: '1' }

/**
 * Measures that people get through, and that what was used once is worthless the second time (E1).
 * @throws {Error} if a request gets no response
 */
export async function measureRobots(setting: Setting): Promise<Measure[]> {
  return setting.withSite(STRICT, async (url) => {
    const tokens = await Promise.all(Array.from({ length: HUMANS }, (_, index) => human(url, index)))
    const refused = tokens.filter(({ response }) => response.status !== 200).length
    const [kept] = await setting.query<{ spam: number; fine: number }>(
      `select count(*) filter (where status = 'spam')::int as spam, count(*) filter (where status = 'new')::int as fine
       from contact_requests where website like 'https://e1-human-%'`,
    )
    const replays = await Promise.all(
      tokens.map(({ token }, index) => send(url, 'send-mail', leadFields(`e1-replay-${index}`, token))),
    )
    const proofs = await measureProofs(url)
    return [
      none('E1 people refused', refused, 'people', `of ${HUMANS}, ${kept?.fine} of them stored as new`),
      none('E1 people taken for robots', HUMANS - (kept?.fine ?? 0), 'people', `${kept?.spam} among the spam`),
      refusedAll('E1 tokens used again with another text, refused', replays),
      refusedAll('E1 proofs used again with another text, refused', proofs.replayed),
      {
        what: 'E1 proofs accepted the first time',
        value: proofs.first.filter(({ status }) => status === 200).length,
        unit: `of ${PROOFS}`,
        limit: PROOFS,
        better: 'more',
      },
    ]
  })
}

/** Five people share an IP address, as in an office. */
async function human(url: string, index: number) {
  await pause(randomInt(2_000))
  const token = await fetchToken(url, 'contact')
  await pause(FILLING_IN_MS)
  const ip = `192.0.2.${Math.floor(index / 5) + 1}`
  return { token, response: await send(url, 'send-mail', leadFields(`e1-human-${index}`, token), ip) }
}

const names = ['Inés Calder', 'Søren Lund', 'O’Brien & Sons', '李娜', 'Kim']
const texts = [
  'Hello, we sell furniture and would like to know what an audit costs.',
  'Our pages lost visitors after the move to https://new-shop.example. Who can look at it this month?',
  'Please call me back. Mornings are best.',
  'We need product texts in two languages, about 300 of them, until spring.',
]

function leadFields(host: string, token: string, more: Record<string, unknown> = {}) {
  const index = host.length + Number(/\d+$/.exec(host)?.[0] ?? 0)
  return {
    form: 'contact',
    clientName: names[index % names.length],
    clientEmail: `${host}@visitor.example`,
    website: `https://${host}.example/`,
    message: `${texts[index % texts.length]} (${host})`,
    token,
    ...more,
  }
}

/** Sends a text that requires a proof, then the proof, then the same proof with another such text. */
async function measureProofs(url: string) {
  const first: Answered[] = []
  const replayed: Answered[] = []
  for (let index = 0; index < PROOFS; index++) {
    const from = randomIp()
    // A reused token looks automated.
    const token = await fetchToken(url, 'contact')
    await send(url, 'send-mail', leadFields(`e1-before-${index}`, token), from)
    const asked = await send(url, 'send-mail', leadFields(`e1-proof-${index}`, token), from)
    const proof = await solve(asked.body.challenge as Challenge | undefined)
    first.push(await send(url, 'send-mail', leadFields(`e1-proof-${index}`, token, { proof }), from))
    // The first submission is only stored; a proof counts with the second.
    const again = leadFields(`e1-used-${index}`, token, { proof })
    replayed.push(await send(url, 'send-mail', again, from), await send(url, 'send-mail', again, from))
  }
  return { first, replayed }
}

async function solve(challenge: Challenge | undefined) {
  if (!challenge) return ''
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

function refusedAll(what: string, answers: Answered[]): Measure {
  const refused = answers.filter(({ status, body }) => status === 422 && body.success === false).length
  return { what, value: refused, unit: `of ${answers.length}`, limit: answers.length, better: 'more' }
}

/**
 * Measures that an IP address has a fixed number of attempts, whatever its headers say (E2).
 * @throws {Error} if a request gets no response
 */
export async function measureLimits(setting: Setting): Promise<Measure[]> {
  const spoofed = () => `${randomIp()}, ${randomIp()}`
  const network = () => Array.from({ length: 4 }, () => randomInt(65_536).toString(16)).join(':')
  const cases = [
    { name: 'without a proxy, X-Forwarded-For made up', proxies: '0', from: spoofed },
    { name: 'behind a proxy, X-Forwarded-For made up', proxies: '1', from: () => `${spoofed()}, 198.51.100.7` },
    {
      name: 'behind a proxy, another address of one IPv6 /64 each time',
      proxies: '1',
      from: () => `2001:db8:1:2:${network()}`,
    },
  ]
  const measures: Measure[] = []
  for (const [number, { name, proxies, from }] of cases.entries()) {
    await setting.query('delete from form_limits')
    const more = { FORM_LIMIT: `${ALLOWED}`, TRUSTED_PROXIES: proxies }
    const post = (url: string, index: number) =>
      send(url, 'send-mail', { form: 'audit', website: `https://e2-${number}-${index}.example/` }, from())
    // Two site processes share a count.
    const answers = await setting.withSite(more, (one) =>
      setting.withSite(more, (other) =>
        Promise.all(Array.from({ length: TRIED }, (_, index) => post(index % 2 ? one : other, index))),
      ),
    )
    const limited = answers.filter(({ status }) => status === 429)
    const wrong = answers.filter(({ status }) => ![200, 422, 429].includes(status)).length
    const silent = limited.filter(({ retryAfter }) => !Number(retryAfter)).length
    measures.push(
      none(
        `E2 ${name}: difference from ${ALLOWED} allowed`,
        Math.abs(TRIED - limited.length - ALLOWED) + wrong + silent,
        'forms',
        `${TRIED - limited.length} of ${TRIED} at once, by two site processes, were let through; ${silent} 429 without Retry-After`,
      ),
    )
  }
  await setting.query('delete from form_limits')
  return measures
}

const CLICKS = 20
const ROUNDS = 10

/**
 * Sends one form many times at once, also to two site processes (E4).
 * @throws {Error} if a request gets no response
 */
export async function measureDoubleClicks(setting: Setting): Promise<Measure[]> {
  const { url, query, mailServer } = setting
  const answers: Answered[] = []
  await setting.withSite({}, async (other) => {
    for (let round = 0; round < ROUNDS; round++) {
      const token = await fetchToken(url, 'audit')
      await pause(1_200)
      const from = randomIp()
      const fields = { form: 'audit', website: `https://e4-${round}.example/`, token }
      answers.push(
        ...(await Promise.all(
          Array.from({ length: CLICKS }, (_, index) => send(index % 2 ? url : other, 'send-mail', fields, from)),
        )),
      )
    }
  })
  const taken = answers.filter(({ status }) => status === 200)
  const rows = () =>
    query<{ website: string; messageId: string; status: string }>(
      `select m.website, o.message_id as "messageId", o.status from contact_requests m
       left join outbox o on o.about = 'contact-requests/' || m.id where m.website like 'https://e4-%'`,
    )
  const areSent = async () => {
    const all = await rows()
    return all.length >= ROUNDS && all.every(({ status }) => status === 'sent')
  }
  await waitFor(areSent, { within: 60_000, every: 500 }).catch(() => undefined)
  const [stored] = await query<{ emails: number }>(
    "select count(*)::int as emails from contact_requests where website like 'https://e4-%'",
  )
  const ids = new Set((await rows()).map(({ messageId }) => messageId))
  const arrived = mailServer.mails.filter(({ email }) => ids.has(email.messageId ?? '')).length
  const note = `${CLICKS} at once, ${ROUNDS} times, by two site processes`
  return [
    none('E4 double clicks not answered as the first', answers.length - taken.length, 'answers', note),
    none('E4 rows more or fewer than one', Math.abs((stored?.emails ?? 0) - ROUNDS), 'rows', `of ${ROUNDS}`),
    none('E4 emails more or fewer than one', Math.abs(arrived - ROUNDS), 'emails', `of ${ROUNDS}`),
  ]
}
