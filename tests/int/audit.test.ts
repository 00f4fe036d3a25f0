import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { AuditReport } from '#audit/report.ts'
import { headersOf, makeAccount } from '../support/account.ts'
import { answering, auditedOrigin, auditedSite, serving } from '../support/audited-site.ts'
import { ended, factsOf, LONG, reportOf, start, stateOf, wholeAudit } from '../support/audits.ts'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { endLease } from '../support/end-lease.ts'
import { api, post, page as requestPage, sendForm } from '../support/page.ts'
import { pidOf } from '../support/pid-of.ts'
import { inject } from '../support/product.ts'
import { besideProduct, forkProcess } from '../support/product-process.ts'
import { withSecondWorker } from '../support/second-worker.ts'
import { waitFor } from '../support/wait-for.ts'

/** Variables of a worker that may fetch what the product may. */
const OPEN = {
  NODE_ENV: 'test',
  ALLOW_PRIVATE_TARGETS: `127.0.0.1:${inject('openPort')}`,
  AUDIT_RATE: '6000',
  AUDIT_BROWSER: 'off',
}

/** Pages among requests that were sent twice. */
const repeated = (requested: string[]) => {
  const pages = requested.filter((one) => one.startsWith('GET') && !/robots|sitemap|llms|\/$/.test(one))
  return pages.filter((one, at) => pages.indexOf(one) !== at)
}

describe('while an audit runs', () => {
  afterEach(() => query('delete from audits'))

  test('a whole run: a form leads to its page, the same network gets the same audit again, its state over HTTP, the report, the list in the back office, and what is left of the crawl', () =>
    serving(answering(auditedSite(30)), async () => {
      const began = Date.now()
      const response = await sendForm('/audit', { url: auditedOrigin() })
      expect(response.status).toBe(303)
      const { key, url } = await start()
      expect(response.headers.get('location')).toBe(`/audit/${key}/`)
      expect(key).toMatch(/^[\w-]{22}$/)
      expect(url).toBe(`${inject('siteUrl')}/audit/${key}/`)
      await waitFor(async () => (await stateOf(key)).version > 0, { ...LONG, every: 20 })
      console.info(`The first finding came after ${Date.now() - began} ms.`)
      const { state, progress } = await ended(key)
      console.info(`The audit took ${Date.now() - began} ms.`)
      expect(state).toBe('done')
      expect(progress.ticks.length).toBeGreaterThan(30)
      const report = await reportOf(key)
      expect(report.findings.map(({ rule }) => rule)).toContain('title-missing')
      expect(report.limits).toContain('No page was opened in a browser. Pages are not opened in a browser here.')
      const [row] = await query('select host, state, score, pages, verdict, runner from audits where key = $1', [key])
      expect(row).toMatchObject({ host: `127.0.0.1:${inject('openPort')}`, state: 'done', runner: null })
      for (const table of ['audit_urls', 'audit_results', 'audit_notes'])
        expect(await query(`select 1 from ${table}`), table).toEqual([])
      expect(await query('select 1 from audit_sites')).toHaveLength(1)
    }))

  test.each([
    ['wool socks', 'not a URL'],
    ['http://10.0.0.1/', 'no public website'],
    ['http://user:secret@shop.example/', 'no public website'],
  ])('%s is refused', async (url, message) => {
    const response = await post('/audit', { url })
    expect(response.status).toBe(422)
    expect(((await response.json()) as { message: string }).message).toContain(message)
    expect(await query('select 1 from audits')).toEqual([])
  })

  test('other sites start and delete nothing', async () => {
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    expect((await post('/audit', { url: auditedOrigin() }, foreign)).status).toBe(403)
  })

  test('nothing of an audit is indexed or cached', async () => {
    const response = await api('/audit/AAAAAAAAAAAAAAAAAAAAAA')
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  })

  /**
   * Requests after which the process is killed: while it loads, during the pages, and during the checks. Every other
   * place is in `audit/examine.test.ts`.
   */
  const KILLED_AFTER = [0, 12, 18]

  test('killed again and again, it finds the same, and fetches no page twice after its response was stored', () =>
    serving(answering(auditedSite(30)), async (requested) => {
      const { report: undisturbed, key } = await wholeAudit()
      await post(`/audit/${key}/delete`, {})
      requested.length = 0
      const [row] = await query<{ id: number }>(
        `insert into audits (url, host, state, max_pages, key) values ($1, 'killed', 'waiting', 500, $2) returning id`,
        [`${auditedOrigin()}/`, 'KKKKKKKKKKKKKKKKKKKKKK'],
      )
      const id = row?.id ?? 0
      const env = besideProduct({ ...OPEN, AUDIT_RATE: '1500' })
      let kills = 0
      for (let run = 0; run < KILLED_AFTER.length + 5; run++) {
        const worker = forkProcess('tests/support/audit-worker.ts', { ...env, AUDIT_ID: String(id) })
        const exit = new Promise<number | null>((resolve) => worker.once('exit', resolve))
        const before = requested.length
        const isThere = waitFor(() => requested.length >= before + (KILLED_AFTER[run] ?? Number.POSITIVE_INFINITY), {
          within: 20_000,
          every: 5,
        }).catch(() => undefined)
        const code = await Promise.race([exit, isThere.then(() => 'kill' as const)])
        if (code === 0) break
        if (code === 'kill' && run < KILLED_AFTER.length) {
          kills++
          worker.kill('SIGKILL')
        }
        if ((await exit) === 0) break
        await query('update audits set leased_until = null where id = $1', [id])
      }
      expect(kills).toBeGreaterThan(2)
      const [end] = await query('select state from audits where id = $1', [id])
      expect(end).toEqual({ state: 'done' })
      expect(factsOf(await reportOf('KKKKKKKKKKKKKKKKKKKKKK'))).toEqual(factsOf(undisturbed as AuditReport))
      // A request that was under way when the process was killed is sent again: one for each kill at most.
      expect(repeated(requested).length).toBeLessThanOrEqual(kills)
    }))

  test('a worker that is killed is replaced, and its audit ends', () =>
    serving(answering(auditedSite(40)), async (requested) => {
      const { key } = await start()
      await waitFor(() => requested.length > 15, LONG)
      process.kill(pidOf('worker'), 'SIGKILL')
      const [audit] = await query<{ id: number }>('update audits set leased_until = null where key = $1 returning id', [
        key,
      ])
      await endLease('examine-site', audit?.id ?? 0)
      expect((await ended(key)).state).toBe('done')
      expect(repeated(requested).length).toBeLessThanOrEqual(1)
    }))

  test('two workers never examine one site at once, and what waits has its place and an estimate', () => {
    let [running, most] = [0, 0]
    const answer = answering(auditedSite(12))
    return serving(
      (request, response) => {
        most = Math.max(most, ++running)
        setTimeout(() => {
          running--
          answer(request, response)
        }, 5)
      },
      () =>
        withSecondWorker(async () => {
          // What it took is what the others are estimated to take.
          await wholeAudit({ maxPages: 5 })
          const audits = await Promise.all([20, 21, 22].map((maxPages) => start(undefined, { maxPages })))
          const waiting = await waitFor(async () => {
            const states = await Promise.all(audits.map(({ key }) => stateOf(key)))
            return states.some(({ state }) => state === 'running') && states
          }, LONG)
          expect(waiting.filter(({ state }) => state === 'running')).toHaveLength(1)
          const queue = waiting.map(({ progress }) => progress).filter(({ place }) => place !== null)
          const inOrder = queue.toSorted((a, b) => Number(a.place) - Number(b.place))
          expect(inOrder.map(({ place }) => place)).toEqual([0, 1])
          const estimates = inOrder.map(({ secondsLeft }) => secondsLeft)
          expect(estimates.every((seconds) => typeof seconds === 'number')).toBe(true)
          expect(estimates).toEqual(estimates.toSorted((a, b) => Number(a) - Number(b)))
          const ends = await Promise.all(audits.map(({ key }) => ended(key)))
          expect(ends.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
          for (const { key } of audits) expect((await reportOf(key)).pages.length).toBeGreaterThan(15)
          expect(most).toBe(1)
        }, OPEN),
    )
  })

  test('a stopped audit has a report of what was read', () =>
    serving(answering(auditedSite(400)), async (requested) => {
      const { key } = await start()
      await waitFor(() => requested.length > 20, LONG)
      expect((await post(`/audit/${key}/stop`, {})).status).toBe(200)
      expect((await ended(key)).state).toBe('stopped')
      const { pages, isCut } = await reportOf(key)
      expect(pages.length).toBeLessThan(400)
      expect(isCut).toBe(true)
    }))

  test('a deleted audit ends, and nothing of it is left', () =>
    serving(answering(auditedSite(400)), async (requested) => {
      const { key } = await start()
      await waitFor(() => requested.length > 20, LONG)
      expect((await post(`/audit/${key}/delete`, {})).status).toBe(200)
      expect((await api(`/audit/${key}`)).status).toBe(404)
      for (const table of ['audit_urls', 'audit_results', 'audit_notes', 'audit_reports'])
        expect(await query(`select 1 from ${table}`), table).toEqual([])
      const counts: number[] = []
      await waitFor(() => counts.push(requested.length) > 1 && counts.at(-1) === counts.at(-2), { every: 1_500 })
    }))
})

describe('when an audit has ended', () => {
  /** The shared key of an audit of the same site that ended before. */
  const EARLIER = 'S'.repeat(22)
  const site = auditedSite(10)
  let key: string
  let ended: Awaited<ReturnType<typeof wholeAudit>>

  beforeAll(() =>
    serving(answering(site), async () => {
      await query(
        `insert into audits (url, host, state, max_pages, key, share_key, finished_at)
         values ($1, $2, 'done', 500, 'EEEEEEEEEEEEEEEEEEEEEE', $3, now())`,
        [auditedOrigin(), new URL(auditedOrigin()).host, EARLIER],
      )
      ended = await wholeAudit()
      key = ended.key
    }),
  )
  afterAll(() => query('delete from audits'))

  test('a question about its report makes a lead of it, which does not store the key of its owner', async () => {
    const clientEmail = 'audit-question@example.com'
    await sendForm('/send-report', { page: `/audit/${key}/`, tool: 'audit', message: 'What now?', clientEmail })
    const [lead] = await query<{ page: string; host: string }>(
      `select source_page as page, host from contact_requests join audits on audits.lead_id = contact_requests.id
        where client_email = $1`,
      [clientEmail],
    )
    expect(lead).toEqual({ page: '/audit/', host: new URL(auditedOrigin()).host })
  })

  test('one email has the link to its report, however often it is asked for', async () => {
    const email = 'audit-visitor@example.com'
    for (const _time of [1, 2]) expect((await post(`/audit/${key}/notify`, { email })).status).toBe(200)
    const written = () => query<{ text: string }>(`select text from outbox where "to" = $1`, [email])
    await waitFor(async () => (await written()).length > 0, LONG)
    expect((await written()).map(({ text }) => text.includes(`/audit/${key}/`))).toEqual([true])
    await query(`delete from outbox where "to" = $1`, [email])
  })

  test('staff who may read audits are offered earlier ones of the same site, and visitors are not', async () => {
    const shownTo = async (headers: Record<string, string>) => (await requestPage(`/audit/${key}/`, { headers })).html
    const { headers } = await signIn()
    expect(await shownTo({ authorization: headers.authorization })).toContain(`?with=${EARLIER}#compare`)
    const editor = await headersOf(await makeAccount('earlier audits editor', ['editor']))
    expect(await shownTo(editor)).not.toContain(EARLIER)
    expect(await shownTo({})).not.toContain(EARLIER)
  })

  test('a repaired page is read again, and its finding is gone', () =>
    serving(answering(site), async () => {
      const { report, state } = ended
      expect(report?.findings.map(({ rule }) => rule)).toContain('title-missing')
      for (const page of site.pages.values()) page.title ??= 'A copper kettle of our own, made in Ohio'
      const finding = report?.findings.find(({ rule }) => rule === 'title-missing')?.id
      expect((await post(`/audit/${key}/again`, { finding })).status).toBe(200)
      await waitFor(async () => (await stateOf(key)).version > state.version, LONG)
      expect((await reportOf(key)).findings.map(({ rule }) => rule)).not.toContain('title-missing')
    }))

  test('the shared key only reads, until it is revoked', async () => {
    const [row] = await query<{ shareKey: string }>('select share_key as "shareKey" from audits where key = $1', [key])
    const share = row?.shareKey ?? ''
    expect((await stateOf(share)).state).toBe('done')
    expect((await post(`/audit/${share}/delete`, {})).status).toBe(404)
    expect((await post(`/audit/${key}/revoke`, {})).status).toBe(200)
    expect((await api(`/audit/${share}`)).status).toBe(404)
    const gone = await requestPage(`/audit/${share}/`)
    expect([gone.status, ...gone.texts('h1')]).toEqual([404, 'There is no report at this link'])
  })
})
