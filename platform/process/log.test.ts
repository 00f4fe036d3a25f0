import { afterEach, expect, test, vi } from 'vitest'
import { withRequestId } from '../http/request-id.ts'
import { lineOf, logAs } from './log.ts'

const former = { ...console }
afterEach(() => {
  Object.assign(console, former)
  vi.restoreAllMocks()
})

function printed(level: string, print: () => void, isText = false) {
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  logAs('worker', { logLevel: level, isTextLog: isText })
  print()
  return lines
}

test('R18 whatever a process prints is one line of JSON with its time, level, process, and request', () => {
  const lines = printed('warn', () =>
    withRequestId('7f0c1b9ce2f84b6d', () =>
      console.error('The link to call %s was not emailed:', 7, new Error('a\nb')),
    ),
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^[^\n]+\n$/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'error',
    process: 'worker',
    pid: process.pid,
    requestId: '7f0c1b9ce2f84b6d',
    message: 'The link to call 7 was not emailed: a\nb',
    error: { name: 'Error', stack: expect.stringContaining('log.test.ts') },
  })
})

test.each([
  ['silent', []],
  ['error', ['error']],
  ['warn', ['warn', 'error']],
  ['info', ['info', 'warn', 'error']],
])('LOG_LEVEL=%s prints %o', (level, expected) => {
  const lines = printed(level, () => {
    console.log('a')
    console.warn('b')
    console.error('c')
  })
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(expected)
})

test('at a terminal, a line is text', () => {
  expect(printed('info', () => console.info('Ready'), true)).toEqual(['worker info: Ready\n'])
})

test('a line outside of a request names none', () => {
  expect(lineOf('warn', ['a'])).not.toHaveProperty('requestId')
})
