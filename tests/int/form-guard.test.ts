// extended: large crowds, and members of a family.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { query } from '../support/database.ts'
import { api, post, sendForm } from '../support/page.ts'
import { parseHtml } from '../support/parse-html.ts'
import { inject } from '../support/product.ts'
import { proofOf } from '../support/proof-of-work.ts'
import { secondDatabase } from '../support/second-site.ts'
import { waitFor } from '../support/wait-for.ts'

const SENT = { success: true, message: 'Thank you! Your request has been sent.' }
/** A submission within this time after its token was issued looks automated. */
const MIN_MS = 1_000

const leadFields = (clientName: string, more: object = {}) => ({
  clientName,
  clientEmail: `${clientName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@oakfield.example`,
  website: 'https://oakfield.example',
  form: 'audit',
  ...more,
})
const stored = (clientName: string) =>
  query<{ id: number; status: string }>('select id, status from contact_requests where client_name = $1', [clientName])
const noticesOf = async (id: number | undefined) =>
  (await query(`select id from jobs.job where name = 'notify' and data ->> 'about' = $1`, [`contact-requests/${id}`]))
    .length

async function newToken(): Promise<string> {
  return (await (await api('/form-token')).json()).token
}

/** Tokens old enough to look like a person's. */
const tokens: string[] = []
const oldToken = () => tokens.pop() ?? ''

async function ageTokens(count: number) {
  tokens.push(...(await Promise.all(Array.from({ length: count }, newToken))))
  const startedAt = Date.now()
  await waitFor(async () => Date.now() - startedAt > MIN_MS)
}

beforeAll(() => ageTokens(10))

test('E4 twenty simultaneous posts of one form create one row and one job', async () => {
  const body = { ...leadFields('Pressed twenty times'), token: oldToken() }
  const responses = await Promise.all(Array.from({ length: 20 }, () => post('/send-mail', { data: body })))
  for (const response of responses) {
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(SENT)
  }
  const rows = await stored('Pressed twenty times')
  expect(rows).toHaveLength(1)
  expect(await noticesOf(rows[0]?.id)).toBe(1)
})

test('E4 identical posts without a token create one row', async () => {
  await Promise.all(Array.from({ length: 20 }, () => post('/send-mail', leadFields('Pressed without a token'))))
  expect(await stored('Pressed without a token')).toHaveLength(1)
})

test('E4 a refused form can be corrected and sent with the same token', async () => {
  const token = oldToken()
  expect((await post('/send-mail', { ...leadFields('Corrected'), website: 'oak,field', token })).status).toBe(422)
  expect(await (await post('/send-mail', { ...leadFields('Corrected'), token })).json()).toEqual(SENT)
  expect(await stored('Corrected')).toMatchObject([{ status: 'new' }])
})

test('E1 two hundred people are neither challenged nor refused', { tags: 'extended' }, async () => {
  await ageTokens(200)
  const responses = await Promise.all(
    Array.from({ length: 200 }, (_, person) =>
      post('/send-mail', { ...leadFields(`Person ${person}`), token: oldToken() }),
    ),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array(200).fill(200))
  const rows = await query(`select id from contact_requests where client_name like 'Person %' and status = 'new'`)
  expect(rows).toHaveLength(200)
})

test('E1 R-280 a submission with the hidden field filled in gets a success message, is stored as spam, and notifies nobody', async () => {
  const response = await post('/send-mail', { ...leadFields('Trapped'), nickname: 'Rob', token: oldToken() })
  expect([response.status, await response.json()]).toEqual([200, SENT])
  const rows = await stored('Trapped')
  expect(rows).toMatchObject([{ status: 'spam' }])
  expect(await noticesOf(rows[0]?.id)).toBe(0)
})

test('E1 a form sent too fast is stored as spam until it has a proof of work, which counts once', async () => {
  const body = { ...leadFields('Faster than light'), token: await newToken() }
  const challenged = await post('/send-mail', body)
  expect(challenged.status).toBe(422)
  const { success, challenge } = await challenged.json()
  expect(success).toBe(false)
  expect(await stored('Faster than light')).toMatchObject([{ status: 'spam' }])

  const proof = await proofOf(challenge)
  expect(await (await post('/send-mail', { ...body, proof })).json()).toEqual(SENT)
  const rows = await stored('Faster than light')
  expect(rows).toMatchObject([{ status: 'new' }])
  expect(await noticesOf(rows[0]?.id)).toBe(1)

  const replayed = { ...leadFields('Replays the proof'), token: await newToken() }
  expect((await post('/send-mail', replayed)).status).toBe(422)
  const again = await post('/send-mail', { ...replayed, proof })
  expect(again.status).toBe(422)
  expect(await again.json()).toHaveProperty('challenge')
  expect(await stored('Replays the proof')).toMatchObject([{ status: 'spam' }])
})

test('E1 a token cannot be used again with other values', async () => {
  const token = oldToken()
  expect((await post('/send-mail', { ...leadFields('First words'), token })).status).toBe(200)
  expect((await post('/send-mail', { ...leadFields('Other words'), token })).status).toBe(422)
  expect(await stored('Other words')).toMatchObject([{ status: 'spam' }])
})

test.each([
  ['made up', 'bm9uc2Vuc2U='],
  ['of another challenge', Buffer.from('{"challenge":{"parameters":{}},"solution":{}}').toString('base64')],
  ['that is not text', { proof: true }],
])('E1 a proof %s is rejected', async (what, proof) => {
  const body = { ...leadFields(`Proof ${what}`), token: await newToken() }
  expect((await post('/send-mail', body)).status).toBe(422)
  expect((await post('/send-mail', { ...body, proof })).status).toBe(422)
  expect(await stored(`Proof ${what}`)).toMatchObject([{ status: 'spam' }])
})

test('E1 without JavaScript, nobody gets a challenge; suspicious submissions are stored as spam', async () => {
  const website = 'https://oakfield.example'
  const message = 'https://pills.example '.repeat(6)
  const sent = await sendForm('/send-mail', {
    form: 'contact',
    clientName: 'Many links',
    clientEmail: 'many@links.example',
    website,
    message,
    page: '/contact-us/',
  })
  expect(sent.status).toBe(303)
  expect(await stored('Many links')).toMatchObject([{ status: 'spam' }])
})

test('R-280 a visitor without scripts who names several sites gets the call: the form has its own token', {
  tags: 'extended',
}, async () => {
  await query('update bookings set network = null')
  const { days } = await (await api('/get-free-times?zone=UTC')).json()
  const time: string = days.at(-1).times.at(-1).value
  const html = await (await fetch(`${inject('siteUrl')}/book-a-call/?${new URLSearchParams({ time })}`)).text()
  const token = parseHtml(html).querySelector('.booking-form [name=token]')?.getAttribute('value') ?? ''
  const openedAt = Date.now()
  await waitFor(async () => Date.now() - openedAt > MIN_MS)
  const email = 'many.sites@oakfield.example'
  const message = 'Ours and theirs: www.one.example, www.two.example, www.three.example, www.four.example'
  const visitor = { name: 'Many sites', email, phone: '+1 312 555 0100', zone: 'UTC', message }
  const response = await sendForm('/create-booking', { ...visitor, time, token })
  expect([response.status, response.headers.get('location')]).toEqual([303, expect.stringContaining('done=booked')])
  expect(await query('delete from bookings where email = $1 returning id', [email])).toHaveLength(1)
})

test('R-240 a forged token is treated like no token', async () => {
  const response = await post('/send-mail', { ...leadFields('Forged token'), token: 'a.b.c' })
  expect(await response.json()).toEqual(SENT)
  expect(await stored('Forged token')).toMatchObject([{ status: 'new' }])
})

test('campaign, landing page, and referrer are stored with the request', async () => {
  const sent = {
    ...leadFields('Came by a campaign'),
    token: oldToken(),
    page: '/services/seo/',
    landing: '/blog/?utm_source=letter&utm_campaign=autumn',
    cameFrom: 'https://news.example/',
  }
  await post('/send-mail', sent)
  const [row] = await query(`select * from contact_requests where client_name = 'Came by a campaign'`)
  expect(row).toMatchObject({
    source_page: '/services/seo/',
    source_landing: sent.landing,
    source_referrer: 'https://news.example/',
    source_utm_source: 'letter',
    source_utm_campaign: 'autumn',
  })
})

/** Runs the jobs of the second database, which has no worker, in this process. */
async function receiptsTo(email: string) {
  const environment = { DATABASE_URL: limited?.databaseUrl, DATA_DIR: inject('dataDir'), FORM_LIMIT: '20' }
  Object.assign(process.env, environment, { LOG_LEVEL: 'silent' })
  vi.resetModules()
  const { getCms, stopCms } = await import('#cms/database/client.ts')
  const { notify } = await import('#worker/notify.ts')
  try {
    const { pool } = (await getCms()).db
    const { rows } = await pool.query('select id from contact_requests where client_email = $1', [email])
    for (const { id } of rows) await notify({ about: `contact-requests/${id}` })
    const written = `select id from outbox where "to" = $1 and kind = 'lead-receipt'`
    return (await pool.query(written, [email])).rows.length
  } finally {
    await stopCms()
    for (const name of [...Object.keys(environment), 'LOG_LEVEL']) delete process.env[name]
  }
}

let limited: Awaited<ReturnType<typeof secondDatabase>> | undefined
beforeAll(async () => {
  limited = await secondDatabase('limits', { FORM_LIMIT: '20' })
})
afterAll(() => limited?.remove())

const postForwarded = (forwarded: string, body: object) =>
  fetch(`${limited?.url}/api/send-mail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify(body),
  })

/** Returns how many of thirty posts pass the rate limit. */
async function allowed(forwarded: (post: number) => string) {
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      postForwarded(forwarded(at), { website: `https://shop-${at}.example`, clientName: forwarded(0) }),
    ),
  )
  const refused = responses.filter(({ status }) => status === 429)
  for (const response of refused) {
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toEqual({
      success: false,
      message: 'Too many requests. Please try again later.',
    })
  }
  return responses.length - refused.length
}

test('E2 R-239 R-292 without a proxy, exactly twenty posts pass, whatever IP address they claim', {
  tags: 'extended',
}, async () => {
  expect(await limited?.serving(() => allowed((at) => `203.0.113.${at}`))).toBe(20)
})

describe('E2 behind one proxy', () => {
  let stop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    stop = await limited?.start({ TRUSTED_PROXIES: '1' })
  })
  afterAll(() => stop?.())

  test('the IP address that the proxy saw counts', async () => {
    expect(await allowed((at) => `203.0.113.${at}, 198.51.100.7`)).toBe(20)
  })

  test('visitors are counted separately', async () => {
    expect(await allowed((at) => `198.51.100.${100 + at}`)).toBe(30)
  })

  test('an IPv6 network shares one count', async () => {
    expect(await allowed((at) => `2001:db8:7:1::${(at + 1).toString(16)}`)).toBe(20)
  })

  test('F5 one email address gets five receipts an hour, and no response shows how many it has had', async () => {
    const responses: unknown[] = []
    for (let at = 0; at < 7; at++) {
      const lead = { website: `https://shop-${at}.example`, clientEmail: 'Bombed@oakfield.example' }
      const response = await postForwarded(`192.0.2.${at}`, lead)
      responses.push([response.status, await response.json()])
    }
    expect(responses).toEqual(Array(7).fill([200, SENT]))
    expect(await receiptsTo('Bombed@oakfield.example')).toBe(5)
  })
})
