import { expect, test } from 'vitest'
import { createEventReader, formatEvent, HEARTBEAT, type StreamEvent } from './event-stream.ts'

function read(pieces: Iterable<string>) {
  const events: StreamEvent[] = []
  const reader = createEventReader((event) => events.push(event))
  for (const piece of pieces) reader(piece)
  return events
}

const events = [
  { name: 'progress', data: '{"done":1,"step":"a: b"}' },
  { name: 'partial', data: 'two\nlines' },
  { name: 'done', data: '' },
]

test.each([
  ['at once', (text: string) => [text]],
  ['character by character', (text: string) => text],
])('events arrive unchanged, %s', (_, cut) => {
  const sent = HEARTBEAT + events.map(formatEvent).join(HEARTBEAT)
  for (const end of ['\n', '\r\n', '\r']) expect(read(cut(`${sent.replaceAll('\n', end)}\n`))).toEqual(events)
})

test('the examples of the HTML Standard (9.2.6) give their events', () => {
  expect(read(['data: YHOO\ndata: +2\ndata: 10\n\n'])).toEqual([{ name: 'message', data: 'YHOO\n+2\n10' }])
  expect(read([': test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n'])).toEqual([
    { name: 'message', data: 'first event' },
    { name: 'message', data: 'second event' },
  ])
  expect(read(['data\n\ndata\ndata\n\ndata:'])).toEqual([
    { name: 'message', data: '' },
    { name: 'message', data: '\n' },
  ])
})
