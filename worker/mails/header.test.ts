import { expect, test } from 'vitest'
import { messageIdOf, oneLine } from './header.ts'

test.each([
  ['Ada\r\nBcc: eve@evil.example', 'Ada Bcc: eve@evil.example'],
  ['Ada\nSubject: Won', 'Ada Subject: Won'],
  ['Ada\u2028X-Spam: no\u2029\u0085end', 'Ada X-Spam: no end'],
  ['a\u0000b\tc\u001b[31m', 'a b c [31m'],
  ['invoice\u202efdp.exe', 'invoice fdp.exe'],
  ['  Zoë   Ångström 李 ', 'Zoë Ångström 李'],
])('D3: %j becomes the line %j', (text, line) => {
  expect(oneLine(text)).toBe(line)
})

test('D3: a line has at most 120 characters, and no character is cut in two', () => {
  const line = oneLine('🌾'.repeat(500))
  expect([...line]).toHaveLength(120)
  expect(line).toBe(`${'🌾'.repeat(119)}…`)
  expect(oneLine('x'.repeat(120))).toBe('x'.repeat(120))
})

test('R3: a mail has the same Message-ID each time it is written, and no other mail has it', () => {
  const id = messageIdOf('lead-notice mails/12 ann@client.example', 'http://localhost:4321')
  expect(id).toMatch(/^<[0-9a-f]{32}@localhost>$/)
  expect(messageIdOf('lead-notice mails/12 ann@client.example', 'http://localhost:4321')).toBe(id)
  expect(messageIdOf('lead-notice mails/13 ann@client.example', 'http://localhost:4321')).not.toBe(id)
})
