// @module-tag extended
import { expect, test } from 'vitest'
import { compareScores } from '../oracle/compare.ts'
import { headerSets } from '../oracle/header-sets.ts'

// The bench compares 1,000. This test compares fewer, because the Observatory parses each page with jsdom, which is
// slow.
const SETS = 60

test('score, grade, and result of every rule match the HTTP Observatory', { timeout: 60_000 }, async () => {
  const { differences, scores, results } = await compareScores(headerSets(SETS, 1))
  expect(differences.slice(0, 3)).toEqual([])
  // The generated sets must cover many results and grades.
  expect(scores.size).toBeGreaterThan(10)
  expect(results.size).toBeGreaterThan(40)
})
