import { expect, test } from 'vitest'
import { createHeartbeat, heartbeatName, isHeartbeat } from './heartbeat.ts'

/** Returns a heartbeat with a clock of its own, and the notifications that it sent. */
function heartbeatAt(send: (name: string) => Promise<unknown> = async () => undefined) {
  const clock = { ms: 0 }
  const sent: string[] = []
  const beats = createHeartbeat(
    (name) => {
      sent.push(name)
      return send(name)
    },
    () => clock.ms,
  )
  return { ...beats, clock, sent }
}

test('R18 a notification that was sent and does not arrive is missed from then on', async () => {
  const { beat, age, clock, stop } = heartbeatAt()
  await beat()
  clock.ms = 5_000
  await beat()
  clock.ms = 16_000
  expect(age()).toBe(16)
  stop()
})

test('R18 a notification that arrives, and a connection that is replaced, end the wait', async () => {
  const { beat, note, age, clock, sent, stop } = heartbeatAt()
  for (const tags of [sent, undefined]) {
    await beat()
    clock.ms += 9_000
    note(['posts', heartbeatName()])
    expect(age()).toBe(9)
    note(tags)
    expect(age()).toBe(0)
  }
  stop()
})

test('R18 while the database is away, no notification is missed', async () => {
  const { beat, age, clock, stop } = heartbeatAt(() => Promise.reject(new Error('away')))
  await beat()
  clock.ms = 60_000
  expect(age()).toBe(0)
  stop()
})

test('a heartbeat changes no page, and a change with one does', () => {
  expect(isHeartbeat([heartbeatName()])).toBe(true)
  expect(isHeartbeat([heartbeatName(), 'posts'])).toBe(false)
  expect(isHeartbeat(undefined)).toBe(false)
})
