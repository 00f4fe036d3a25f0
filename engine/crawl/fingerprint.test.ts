import { expect, test } from 'vitest'
import { findDuplicates } from './duplicates.ts'
import { fingerprintOf, hammingDistance } from './fingerprint.ts'

const WORDS =
  'oak table bench chair lamp shelf walnut linen wool hinge brass glass joint panel board frame seat cover'.split(' ')
/** Returns pseudorandom words that are the same for the same seed. */
function wordsFor(seed: number, length = 200) {
  let state = seed
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return WORDS[state % WORDS.length]
  }).join(' ')
}

test('a text with one changed word is near, another text is far, and equal texts are equal', () => {
  const [one, other] = [wordsFor(1), wordsFor(5)]
  const near = fingerprintOf(one.replace(/^\S+/, 'sofa'))
  expect(hammingDistance(fingerprintOf(one).simhash, near.simhash)).toBeLessThanOrEqual(3)
  expect(hammingDistance(fingerprintOf(one).simhash, fingerprintOf(other).simhash)).toBeGreaterThan(10)
  expect(fingerprintOf(`  ${one.toUpperCase()}!\n`)).toEqual(fingerprintOf(one))
  expect(near.textHash).not.toBe(fingerprintOf(one).textHash)
})

test('scripts without spaces are counted by character', () => {
  expect(['Wool socks, 2 pairs', '羊毛の靴下', '', '—'].map((text) => fingerprintOf(text).words)).toEqual([4, 5, 0, 0])
})

test('exact and near duplicates are found among other pages', () => {
  const page = (url: string, text: string) => ({ url, ...fingerprintOf(text) })
  const pages = [
    page('a', wordsFor(1)),
    page('b', wordsFor(3)),
    page('a2', wordsFor(1)),
    page('b2', wordsFor(3).replace(/\S+$/, 'sofa')),
    page('c', wordsFor(8)),
    page('short', 'oak'),
    page('short2', 'oak'),
  ]
  expect(findDuplicates(pages)).toEqual([
    { kind: 'exact', urls: ['a', 'a2'] },
    { kind: 'near', urls: ['b', 'b2'] },
  ])
})
