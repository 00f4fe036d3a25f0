import { expect, test } from 'vitest'
import { openContent, storedContent } from './sealed-email.ts'

const content = { text: 'https://agency.example/admin/reset/abc', body: '<p>Reset</p>' }
const to = 'ann@agency.example'

test('F2 an email with a link to an account is stored encrypted, for its recipient only', () => {
  for (const kind of ['account', 'subscribe-confirm', 'audit-watch-confirm', 'audit-changes']) {
    const stored = storedContent({ kind, to }, content)
    expect(JSON.stringify(stored)).not.toContain('reset')
    expect(openContent({ kind, to, ...stored })).toMatchObject(content)
    expect(() => openContent({ kind, to: 'eve@agency.example', ...stored })).toThrow()
  }
})

test('other emails, and those of earlier releases, are sent as they are stored', () => {
  expect(storedContent({ kind: 'lead-notice', to }, content)).toEqual(content)
  for (const kind of ['lead-notice', 'account']) expect(openContent({ kind, to, ...content })).toMatchObject(content)
})
