// @module-tag slow
import sharp, { type Sharp } from 'sharp'
import { ssim as theirs } from 'ssim.js'
import { expect, test } from 'vitest'
import { corpus } from '#tests/support/corpus.ts'
import type { Picture } from './picture.ts'
import { similarityTo, ssim } from './ssim.ts'

const kodak = corpus('kodak')

async function pixels(image: Sharp): Promise<Picture> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}
const part = (name: string) => sharp(`${kodak}/${name}.png`).extract({ left: 100, top: 100, width: 256, height: 192 })

test.skipIf(!kodak).each(['01', '07', '13', '23'])('Kodak %s has the same SSIM as in ssim.js', async (name) => {
  const original = await pixels(part(name))
  for (const quality of [10, 40, 90]) {
    const other = await pixels(sharp(await part(name).jpeg({ quality }).toBuffer()))
    // The "fast" variant of the reference implementation is that of the paper, with Gaussian windows entirely inside
    // the image.
    const options = { ssim: 'fast', downsample: false } as const
    const { mssim } = theirs(original as unknown as ImageData, other as unknown as ImageData, options)
    expect(ssim(original, other)).toBeCloseTo(mssim, 3)
  }
})

test.skipIf(!kodak)('windows at every fourth pixel give nearly the full mean', { tags: 'extended' }, async () => {
  const original = await pixels(sharp(`${kodak}/04.png`))
  const other = await pixels(sharp(await sharp(`${kodak}/04.png`).jpeg({ quality: 40 }).toBuffer()))
  const whole = similarityTo(original, 1)(other)
  for (const stride of [2, 4]) expect(Math.abs(similarityTo(original, stride)(other) - whole)).toBeLessThan(0.002)
})

const flat = (value: number, edge = 32): Picture => ({
  width: edge,
  height: edge,
  data: new Uint8ClampedArray(edge * edge * 4).map((_, at) => (at % 4 === 3 ? 255 : value)),
})

test('equal images have 1, and flat ones differ by luminance only', () => {
  expect(ssim(flat(80), flat(80))).toBeCloseTo(1, 6)
  const c1 = (0.01 * 255) ** 2
  expect(ssim(flat(100), flat(150))).toBeCloseTo((2 * 100 * 150 + c1) / (100 ** 2 + 150 ** 2 + c1), 4)
  expect(ssim(flat(100, 4), flat(150, 4))).toBeCloseTo((2 * 100 * 150 + c1) / (100 ** 2 + 150 ** 2 + c1), 4)
})

test('images of different sizes are refused', () => expect(() => ssim(flat(1), flat(1, 40))).toThrow(RangeError))
