import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { score, WHOLE } from './blocks.ts'

const ofParts = (measured: number, of: number, value: number | null = 100) =>
  score({ parts: { measured, of, unit: 'factor' }, value, label: 'Content', method: 'Mean of the factors.' })

test('below half of its parts there is no score but how many were measured', () => {
  expect(ofParts(2, 8)).toMatchObject({ value: null, word: '2 of 8 factors measured' })
  expect(ofParts(3, 8)).toMatchObject({ value: null })
  expect(ofParts(4, 8)).toMatchObject({ value: 100 })
  expect(ofParts(8, 8).word).toBeUndefined()
  expect(score({ parts: WHOLE, value: null, label: 'Speed', method: 'By Lighthouse.' })).toMatchObject({ value: null })
})

test('every tool makes its scores this way, which asks for what was measured', () => {
  const files = readdirSync('tools', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
  expect(files.length).toBeGreaterThan(500)
  expect(
    files.filter(
      (path) =>
        /kind: 'score'/.test(readFileSync(`tools/${path}`, 'utf8').replace(/\w+\.find.*/g, '')) &&
        !/test|bench|oracle/.test(path),
    ),
  ).toEqual([])
})
