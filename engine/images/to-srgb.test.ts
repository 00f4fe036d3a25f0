import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isSrgb, toSrgb } from './to-srgb.ts'

const colors = Uint8ClampedArray.from({ length: 4096 * 4 }, (_, at) => {
  const place = at >> 2
  return at % 4 === 3 ? (place * 7) % 256 : (((place >> ((at % 4) * 4)) & 15) * 17) % 256
})
const picture = { width: 64, height: 64, data: colors }
const tagged = (profile: string) =>
  sharp(Buffer.from(colors), { raw: { width: 64, height: 64, channels: 4 } })
    .withIccProfile(profile)
    .png()
    .toBuffer()

test('4,096 Display P3 colors become the same sRGB as in Little CMS, with unchanged alpha', async () => {
  const file = await tagged('p3')
  const { icc } = await sharp(file).metadata()
  const raw = await sharp(file, { ignoreIcc: true }).raw().toBuffer()
  const ours = toSrgb({ ...picture, data: new Uint8ClampedArray(raw) }, new Uint8Array(icc ?? []))
  const theirs = await sharp(file).toColourspace('srgb').raw().toBuffer()
  expect(ours?.data.reduce((worst, value, at) => Math.max(worst, Math.abs(value - (theirs[at] ?? 0))), 0)).toBeLessThan(
    3,
  )
})

test('a profile is recognized as sRGB by its effect, not its name', async () => {
  const [wide, plain] = await Promise.all(
    ['p3', 'srgb'].map(async (name) => new Uint8Array((await sharp(await tagged(name)).metadata()).icc ?? [])),
  )
  expect(isSrgb(plain as Uint8Array)).toBe(true)
  expect(isSrgb(wide as Uint8Array)).toBe(false)
  expect(isSrgb(Uint8Array.from([...(wide as Uint8Array), ...new TextEncoder().encode('sRGB')]))).toBe(false)
})

test('a damaged profile does not fail', async () => {
  const { icc } = await sharp(await tagged('p3')).metadata()
  for (let length = 0; length < (icc?.length ?? 0); length += 7)
    expect(() => toSrgb(picture, new Uint8Array(icc?.subarray(0, length) ?? []))).not.toThrow()
  expect(toSrgb(picture, new Uint8Array(300))).toBeUndefined()
})
