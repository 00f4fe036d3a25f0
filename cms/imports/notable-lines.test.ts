import { expect, test } from 'vitest'
import type { ReportLine } from '#moving/report-line.ts'
import { createNotableLines } from './notable-lines.ts'

const line = (title: string, outcome: ReportLine['outcome'], ...notes: string[]): ReportLine => ({
  at: 'line 1',
  type: 'post',
  title,
  outcome,
  notes,
})

test('what did not come in is listed first, and a plain line not at all', () => {
  const notable = createNotableLines()
  notable.add(line('Tea', 'added'))
  notable.add(line('Coffee', 'added', 'A form is missing.'))
  notable.add(line('Menu', 'left out', 'Set it in “Navigation”.'))
  notable.add(line('Same', 'unchanged'))
  expect(notable.lines().map(({ title }) => title)).toEqual(['Menu', 'Coffee'])
})

test('lines that say the same are counted after the third', () => {
  const notable = createNotableLines()
  for (let number = 1; number <= 1_000; number++)
    notable.add(line(`Comment ${number}`, 'left out', 'Comments are left out.'))
  expect(notable.lines().map(({ title, more }) => [title, more])).toEqual([
    ['Comment 1', 0],
    ['Comment 2', 0],
    ['Comment 3', 997],
  ])
})

test('at most 50 lines are kept, each short', () => {
  const notable = createNotableLines()
  for (let number = 0; number < 200; number++)
    notable.add(line('x'.repeat(5_000), 'failed', `${number}${'y'.repeat(5_000)}`))
  expect(notable.lines()).toHaveLength(50)
  expect(JSON.stringify(notable.lines()).length).toBeLessThan(50_000)
})
