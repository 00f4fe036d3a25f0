import { expect, test } from 'vitest'
import { findDangers } from './backtracking.ts'
import { countPaths } from './count-paths.ts'
import { countSteps } from './count-steps.ts'
import { parsePattern } from './parse-pattern.ts'
import { compileProgram } from './program.ts'

test.each([
  '^(a?){30}a{30}$',
  '^(x?){25}x{25}',
  '(a?){30}$',
  '^(?=(a?){30}a{30}$)',
  '^(?:a|a){30}$',
  '^([a-z]{1,10}){1,10}$',
  '^(\\d?\\d?){20}$',
])('%s hangs although its repeats are limited: the shown text takes a million steps and more', (pattern) => {
  const { kind, attack } = findDangers(parsePattern(pattern), '')?.[0] ?? {}
  expect(kind).toBe('exponential')
  const { prefix = '', pump = '', repeats = 0, suffix = '' } = attack ?? {}
  const program = compileProgram(parsePattern(pattern), '')
  const text = Uint16Array.from(prefix + pump.repeat(repeats) + suffix, (one) => program.letters.indexOf(one))
  expect(text.length).toBeLessThan(200)
  expect(countSteps(program, text, { isAnchored: pattern.startsWith('^'), limit: 1e6 })).toBe(1e6)
})

test('steps that are added up are the steps that are taken', () => {
  for (const [pattern, text] of [
    ['^(?:a?){4}a{4}$', 'aaaab'],
    ['(?:\\w+\\s?)+!', 'aa a'],
    ['^(?=a*c)a+b', 'aaab'],
  ] as const) {
    const program = compileProgram(parsePattern(pattern), '')
    const letters = Uint16Array.from(text, (one) => program.letters.indexOf(one))
    const isAnchored = pattern.startsWith('^')
    expect(countPaths(program, letters, isAnchored)).toBe(countSteps(program, letters, { isAnchored }))
  }
})

test.each([
  '((((((a+)+)+)+)+)+)+$',
  `${'(?:'.repeat(20)}a${'+)'.repeat(20)}b`,
  '(a{0,50}){50}b',
  '((a{1,20}){1,20}){1,20}$',
  `${'(a|b|ab)*'.repeat(12)}c`,
])('%s is found to be exponential within a fixed amount of work', (pattern) => {
  expect(findDangers(parsePattern(pattern), '')?.[0]?.kind).toBe('exponential')
})

test('a repeat in a repeat does not double the program', () => {
  const size = (depth: number) =>
    compileProgram(parsePattern(`${'(?:'.repeat(depth)}a${'+)'.repeat(depth)}`), '').code.length
  expect(size(20)).toBeLessThan(3 * size(10))
})
