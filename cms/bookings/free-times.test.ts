import { expect, test } from 'vitest'
import { suits } from './free-times.ts'

const meetingUrl = 'https://meet.example/owl'

test.each([
  ['one who does that work', { work: ['ppc' as const] }, { about: 'ppc' as const }, true],
  ['one who does other work', { work: ['seo' as const] }, { about: 'ppc' as const }, false],
  ['one who names no work', { work: [] }, { about: 'ppc' as const }, true],
  ['anyone, if the visitor names nothing', { work: ['seo' as const] }, { about: null }, true],
  ['one with a meeting URL, by video', { work: null, meetingUrl }, { byVideo: true }, true],
  ['nobody without one, by video', { work: null, meetingUrl: '' }, { byVideo: true }, false],
])('a call suits %s', (_who, host, wanted, expected) => expect(suits(host, wanted)).toBe(expected))
