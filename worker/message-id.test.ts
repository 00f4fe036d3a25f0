import { expect, test } from 'vitest'
import { messageIdOf } from './message-id.ts'

test('R3 an email always has the same Message-ID, and no other email has it', () => {
  const id = messageIdOf('lead-notice contact-requests/12 ann@client.example', 'http://localhost:4321')
  expect(id).toMatch(/^<[0-9a-f]{32}@localhost>$/)
  expect(messageIdOf('lead-notice contact-requests/12 ann@client.example', 'http://localhost:4321')).toBe(id)
  expect(messageIdOf('lead-notice contact-requests/13 ann@client.example', 'http://localhost:4321')).not.toBe(id)
})
