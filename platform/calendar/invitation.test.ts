import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEvent, invitation, publishedCalendar } from './invitation.ts'

const event: CalendarEvent = {
  uid: 'call-12-abc@agency.example',
  sequence: 2,
  start: Date.parse('2026-11-24T15:00Z'),
  end: Date.parse('2026-11-24T15:30Z'),
  changedAt: Date.parse('2026-11-20T08:00Z'),
  isCanceled: false,
  summary: 'Call with Prairie Signal; a, b \\ “c”',
  description: 'Move or cancel:\nhttps://agency.example/book-a-call/manage/?booking=12.x\n漢字'.padEnd(400, '漢'),
  location: 'Phone',
}
const people = {
  organizer: { name: 'Prairie Signal', email: 'hello@agency.example' },
  attendee: { name: 'ines@shop.example', email: 'ines@shop.example' },
}

/** Reads it with another library than the one that wrote it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [component] = calendar.getAllSubcomponents('vevent')
  return { calendar, component: component as ICAL.Component, event: new ICAL.Event(component) }
}

test('an invitation has what Google, Outlook, and Apple require, and another library reads it', () => {
  const { calendar, component, event: parsed } = read(invitation(event, people))
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect([parsed.uid, parsed.sequence, parsed.summary, parsed.description]).toEqual([
    event.uid,
    2,
    event.summary,
    event.description,
  ])
  expect([parsed.startDate.toJSDate().getTime(), parsed.endDate.toJSDate().getTime()]).toEqual([event.start, event.end])
  expect(parsed.startDate.zone).toBe(ICAL.Timezone.utcTimezone)
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-20T08:00:00Z')
  expect(component.getFirstPropertyValue('organizer')).toBe('mailto:hello@agency.example')
  const attendee = component.getFirstProperty('attendee')
  expect(String(attendee?.getFirstValue()).toLowerCase()).toBe('mailto:ines@shop.example')
  expect([attendee?.getParameter('partstat'), attendee?.getParameter('rsvp')]).toEqual(['ACCEPTED', 'FALSE'])
})

test('RFC 5546: a cancellation has the same UID, a higher SEQUENCE, METHOD:CANCEL and STATUS:CANCELLED', () => {
  const { calendar, component } = read(invitation({ ...event, sequence: 3, isCanceled: true }, people))
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(['uid', 'sequence', 'status'].map((name) => component.getFirstPropertyValue(name))).toEqual([
    event.uid,
    3,
    'CANCELLED',
  ])
})

test('RFC 5545 §3.1: lines end with CRLF, have at most 75 octets, and break no character', () => {
  const text = invitation(event, people)
  const lines = text.split('\r\n')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\uFFFD')
})

test('a visitor’s text cannot add a line to an invitation', () => {
  const text = invitation(
    { ...event, summary: 'a\r\nATTENDEE:mailto:b@c.example', description: 'x\r\nEND:VEVENT' },
    people,
  )
  const { component } = read(text)
  expect(component.getAllProperties('attendee')).toHaveLength(1)
  expect(text.match(/^END:VEVENT\r$/gm)).toHaveLength(1)
})

test('a feed contains every event and its own name', () => {
  const feed = new ICAL.Component(
    ICAL.parse(publishedCalendar('Calls of Maren', [event, { ...event, uid: 'other@x' }])),
  )
  expect(feed.getAllSubcomponents('vevent').map((one) => one.getFirstPropertyValue('uid'))).toEqual([
    event.uid,
    'other@x',
  ])
  expect(feed.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(feed.getFirstPropertyValue('x-wr-calname')).toBe('Calls of Maren')
})
