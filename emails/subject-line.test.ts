import { expect, test } from 'vitest'
import { subjectLine } from './subject-line.ts'

test.each([
  ['Ada\r\nBcc: eve@evil.example', 'Ada Bcc: eve@evil.example'],
  ['Ada\nSubject: Won', 'Ada Subject: Won'],
  ['Ada\u2028X-Spam: no\u2029\u0085end', 'Ada X-Spam: no end'],
  ['a\u0000b\tc\u001b[31m', 'a b c [31m'],
  ['invoice\u202efdp.exe', 'invoice fdp.exe'],
  ['  Zoë   Ångström 李 ', 'Zoë Ångström 李'],
])('D3 %j becomes the line %j', (text, line) => {
  expect(subjectLine(text)).toBe(line)
})

test('D3 a line has at most 120 characters, and no character is cut in two', () => {
  const line = subjectLine('🌾'.repeat(500))
  expect([...line]).toHaveLength(120)
  expect(line).toBe(`${'🌾'.repeat(119)}…`)
  expect(subjectLine('x'.repeat(120))).toBe('x'.repeat(120))
})
