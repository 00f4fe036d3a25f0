import { expect, test } from 'vitest'
import type { Measured } from '#engine/readability/measure.ts'
import { run } from '#tests/support/tool-ports.ts'
import { tool } from './tool.ts'

test.each([
  [1, 'Too short for a grade, 1 word of at least 100; its only sentence has 1 word.'],
  [99, 'Too short for a grade, 99 words of at least 100; its only sentence has 99 words.'],
])('a text of %i words gets its counts, and no grade', async (words, wanted) => {
  const { data, summary, findings, report } = await run(tool, { text: `${'word '.repeat(words - 1)}word.` })
  const { counts, scores } = data as Measured
  expect(summary).toBe(wanted)
  expect([counts.words, counts.syllables]).toEqual([words, words])
  expect([...new Set(Object.values(scores))]).toEqual([null])
  expect(findings[0]).toMatchObject({ id: 'too-short', ref: { label: 'Flesch (1948)' } })
  expect(report.some(({ kind }) => kind === 'score')).toBe(false)
})

test('a text of 100 words gets a grade', async () => {
  const { data, summary } = await run(tool, { text: `${'word '.repeat(99)}word.` })
  expect((data as Measured).scores.fleschKincaidGrade).toBeCloseTo(35.21, 2)
  expect(summary).toContain('about grade')
})
