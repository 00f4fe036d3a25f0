import { expect, test } from 'vitest'
import { qualitySteps } from './encode.ts'
import { lowestAlikeGuided, MAX_FULL_ENCODES, type Trial, tryReduced } from './guided-search.ts'

/** Returns a codec whose error halves every `half` steps of quality; the file grows with the quality. */
const codec = (error: number, half: number) => async (quality: number) => ({
  quality,
  bytes: new Uint8Array(1000 + quality),
  ssim: 1 - error * 2 ** (-quality / half),
})
const ladder = qualitySteps('avif')
const trialsOf = (like: ReturnType<typeof codec>, qualities: number[]): Promise<Trial[]> =>
  Promise.all(qualities.map(like))

test('AVIF has 64 different qualities from 0 to 100', () => {
  expect(ladder).toHaveLength(64)
  expect([ladder[0], ladder[1], ladder.at(-1)]).toEqual([0, 1, 100])
})

test('three full encodes find the lowest passing quality, even if the reduced image is less similar', async () => {
  for (const bias of [0.6, 1, 1.6])
    for (const half of [12, 18, 30])
      for (const wanted of [0.9, 0.95, 0.97, 0.99]) {
        const whole = codec(0.5, half)
        const trials = await trialsOf(codec(0.5 * bias, half * 1.1), [40, 60, 75])
        const { best, encodes, isMet } = await lowestAlikeGuided(whole, wanted, { trials, ladder })
        const passing = await Promise.all(ladder.map(async (quality) => (await whole(quality)).ssim >= wanted))
        const lowest = ladder[passing.indexOf(true)]
        expect(encodes).toBeLessThanOrEqual(MAX_FULL_ENCODES)
        expect(isMet).toBe(lowest !== undefined)
        if (lowest !== undefined) {
          expect(best.ssim).toBeGreaterThanOrEqual(wanted)
          expect(ladder.indexOf(best.quality) - ladder.indexOf(lowest)).toBeLessThanOrEqual(1)
        }
      }
})

test('a low prediction still ends above the target', async () => {
  const trials = await trialsOf(codec(0.05, 15), [30, 50])
  const { best, isMet } = await lowestAlikeGuided(codec(0.6, 20), 0.97, { trials, ladder })
  expect(isMet).toBe(true)
  expect(best.ssim).toBeGreaterThanOrEqual(0.97)
})

test('if even the highest quality fails, the most similar result is returned', async () => {
  const poor = codec(0.5, 60)
  const trials = await trialsOf(poor, [50])
  const { best, isMet } = await lowestAlikeGuided(poor, 0.999, { trials, ladder })
  expect([best.quality, isMet]).toEqual([100, false])
})

test('a reduced image is tried at most four times, and the last trials enclose the target', async () => {
  for (const half of [12, 18, 30, 50]) {
    const { trials, predicted } = await tryReduced(codec(0.6, half), 0.97, { start: 50, ladder })
    const lowest = ladder.find((quality) => 0.6 * 2 ** (-quality / half) <= 0.03) ?? 100
    expect(trials.length).toBeLessThanOrEqual(4)
    expect(Math.abs(predicted - lowest)).toBeLessThanOrEqual(2)
  }
})
