import { afterEach, beforeEach, expect, test } from 'vitest'
import { environment } from '#platform/environment/environment.ts'
import { bookingToken, feedToken, isTokenOf } from '../bookings/links.ts'
import { openSetting, sealSetting } from '../data-providers/sealed-setting.ts'
import { openContent, storedContent } from '../emails/sealed-email.ts'
import { subscriptionToken } from '../newsletter/link-token.ts'
import { openLeadSecret, sealLeadSecret } from '../webhooks/lead-secret.ts'
import { openSecret, sealSecret } from '../webhooks/signing-secret.ts'
import { resealSecrets } from './reseal-secrets.ts'
import { open, seal } from './secret-box.ts'
import { sealedFor } from './two-factor/store.ts'

const [FORMER, CURRENT] = ['the former secret, which is long enough', 'the secret that replaced it, long enough']
const { payloadSecret } = environment

beforeEach(() => use(FORMER))
afterEach(() => use(payloadSecret))

function use(current: string, previous?: string) {
  environment.payloadSecret = current
  environment.previousSecret = previous
}

test('what was signed with the previous secret stays valid until that is removed', () => {
  const booking = { id: 7, createdAt: '2026-11-28T08:00:00Z' }
  const subscriber = { id: 8, token: 'stored' }
  const tokens = {
    booking: bookingToken(booking),
    feed: feedToken({ id: 9 }),
    subscription: subscriptionToken(subscriber),
  }
  const valid = () => [
    isTokenOf(booking, tokens.booking, bookingToken),
    isTokenOf({ id: 9 }, tokens.feed, feedToken),
    isTokenOf(subscriber, tokens.subscription, subscriptionToken),
  ]
  use(CURRENT, FORMER)
  expect(valid()).toEqual([true, true, true])
  expect(bookingToken(booking)).not.toBe(tokens.booking)
  use(CURRENT)
  expect(valid()).toEqual([false, false, false])
})

test('every stored secret is encrypted again at the start, and opens without the previous secret', async () => {
  const email = storedContent({ kind: 'account', to: 'ines@agency.example' }, { text: 'link', body: '<a>' })
  const rows: Record<string, { owner: string; sealed: string }> = {
    two_factor: { owner: '12', sealed: seal('JBSWY3DPEHPK3PXP', sealedFor(12)) },
    data_provider_settings: { owner: 'brave/BRAVE_KEY', sealed: sealSetting('sk-1', 'brave', 'BRAVE_KEY') },
    outbox: { owner: 'ines@agency.example', sealed: email.body },
    webhooks: { owner: '3', sealed: sealSecret('whsec_1', 3) },
    mail_settings: { owner: '1', sealed: sealLeadSecret('a secret of leads') },
    _mail_settings_v: { owner: '4', sealed: sealLeadSecret('a former secret of leads') },
  }
  use(CURRENT, FORMER)
  expect(await resealSecrets(databaseOf(rows))).toBe(6)
  expect(await resealSecrets(databaseOf(rows))).toBe(0)
  use(CURRENT)
  const sealedIn = (table: string) => rows[table]?.sealed ?? ''
  expect(open(sealedIn('two_factor'), sealedFor(12))).toBe('JBSWY3DPEHPK3PXP')
  expect(openSetting(sealedIn('data_provider_settings'), 'brave', 'BRAVE_KEY')).toBe('sk-1')
  const stored = { kind: 'account', to: 'ines@agency.example', text: null, body: sealedIn('outbox') }
  expect(openContent(stored).text).toBe('link')
  expect(openSecret(sealedIn('webhooks'), 3)).toBe('whsec_1')
  expect(openLeadSecret(sealedIn('mail_settings'))).toBe('a secret of leads')
  expect(openLeadSecret(sealedIn('_mail_settings_v'))).toBe('a former secret of leads')
})

test('a text that is not encrypted stays as it is', async () => {
  const rows = { outbox: { owner: 'a@agency.example', sealed: 'A readable email.' } }
  use(CURRENT, FORMER)
  expect(await resealSecrets(databaseOf(rows))).toBe(0)
  expect(rows.outbox.sealed).toBe('A readable email.')
})

/** Returns a database with one row in each of these tables. */
function databaseOf(rows: Record<string, { owner: string; sealed: string }>) {
  const query = async (text: string, [next]: string[] = []) => {
    const [, table = ''] = /(?:from|update) (\w+)/.exec(text) ?? []
    const row = rows[table]
    if (row && text.startsWith('update')) row.sealed = `${next}`
    return { rows: row ? [{ row: '(0,1)', ...row }] : [] }
  }
  return { db: { pool: { query } } } as unknown as Parameters<typeof resealSecrets>[0]
}
