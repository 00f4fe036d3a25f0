import { expect, test } from 'vitest'
import { createProgressBar, progressLine } from './progress-bar.ts'

test.each([
  [{ done: 12, total: 48, step: 'Crawling', seconds: 61 }, '██████░░░░░░░░░░░░░░░░░░ 12 of 48 · Crawling · 1:01'],
  [{ done: 9, total: 9, step: '', seconds: 3.9 }, '████████████████████████ 9 of 9 · 0:03'],
  [{ done: 0, total: 0, step: 'Waiting', seconds: 0 }, '░░░░░░░░░░░░░░░░░░░░░░░░ Waiting · 0:00'],
])('the progress %j has a bar, counts, and time', (state, line) => {
  expect(progressLine(state, 80)).toBe(line)
})

test('the line never wraps', () => {
  const line = progressLine({ done: 1, total: 3, step: 'a-photo-with-a-long-name.jpg'.repeat(4), seconds: 0 }, 40)
  expect(line).toHaveLength(39)
  expect(line.endsWith('…')).toBe(true)
})

test('a terminal shows the bar until the run ends, and a file shows nothing', () => {
  const written: string[] = []
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0
  const bar = createProgressBar({ isTTY: true, columns: 80, write })
  bar.show(1, 2, 'Crawling')
  bar.end()
  expect(written).toEqual([expect.stringContaining('1 of 2 · Crawling'), '\r\u001b[K'])
  written.length = 0
  const silent = createProgressBar({ isTTY: false, columns: 80, write })
  silent.show(1, 2)
  silent.end()
  expect(written).toEqual([])
})
