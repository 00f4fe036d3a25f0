// @module-tag slow
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { heicFile } from '#tests/support/heic-file.ts'
import { run } from '#tests/support/tool-ports.ts'
import { tool } from './tool.ts'

type Row = { width: number; height: number; camera: string; notes: string[]; error?: string }

/** Creates a picture with steps of gray and colorless chroma planes: luma then equals red, green, and blue. */
function grays(width: number, height: number, bits: 8 | 10) {
  const most = 2 ** bits - 1
  const y = Uint16Array.from({ length: width * height }, (_, at) => Math.round((((at * 37) % 251) / 250) * most))
  const middle = () => new Uint16Array((width * height) / 4).fill((most + 1) / 2)
  return { y, cb: middle(), cr: middle() }
}

async function converted(bytes: Uint8Array, input: Record<string, unknown> = {}, name = 'IMG_0001.HEIC') {
  const envelope = await run(tool, { files: [new File([new Uint8Array(bytes)], name)], ...input })
  const row = (envelope.data as { rows: Row[] } | null)?.rows[0]
  return { envelope, row, bytes: Buffer.from(envelope.files[0]?.bytes ?? []) }
}

test.each([
  [16, 16, 8],
  [64, 48, 8],
  [50, 38, 8],
  [2, 2, 8],
  [320, 18, 8],
  [64, 48, 10],
  [34, 66, 10],
] as const)(
  'a HEIC of %i × %i pixels and %i bits becomes a PNG with exactly its samples',
  async (width, height, bits) => {
    const planes = grays(width, height, bits)
    const { bytes, envelope } = await converted(heicFile({ width, height, planes, bits }), { target: 'png' })
    expect(envelope.files[0]?.name).toBe('IMG_0001.png')
    const { data, info } = await sharp(bytes)
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([width, height])
    const worst = planes.y.reduce(
      (most, value, at) => Math.max(most, Math.abs((data[at * info.channels] ?? 0) - value / (bits === 10 ? 4 : 1))),
      0,
    )
    expect(worst).toBeLessThan(1)
  },
)

test('colors follow BT.601', async () => {
  // Red: Y 76, Cb 85, Cr 255 of the full range.
  const fill = (value: number, length: number) => new Uint16Array(length).fill(value)
  const planes = { y: fill(76, 256), cb: fill(85, 64), cr: fill(255, 64) }
  const { bytes } = await converted(heicFile({ width: 16, height: 16, planes }), { target: 'png' })
  const [red, green, blue] = await sharp(bytes).removeAlpha().toColourspace('srgb').raw().toBuffer()
  expect(red).toBeGreaterThan(251)
  expect(green).toBeLessThan(4)
  expect(blue).toBeLessThan(4)
})

test('quarter turns are applied to the pixels', async () => {
  const planes = grays(32, 16, 8)
  planes.y.fill(0)
  planes.y[0] = 255
  // Where the first pixel is after a counterclockwise rotation.
  const places = [
    [0, 0, 32],
    [0, 31, 16],
    [31, 15, 32],
    [15, 0, 16],
  ]
  for (const [turns, [x, y, width]] of places.entries()) {
    const { bytes } = await converted(heicFile({ width: 32, height: 16, planes, turns }), { target: 'png' })
    const { data, info } = await sharp(bytes)
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info.width, `${turns}`).toBe(width)
    expect(data[((y as number) * info.width + (x as number)) * info.channels], `${turns}`).toBe(255)
  }
})

test('camera data is dropped, or kept with an upright image', async () => {
  const file = readFileSync('public/samples/prairie-noon.heic')
  const dropped = await converted(file)
  expect(dropped.row).toMatchObject({ width: 384, height: 256, camera: 'dropped' })
  expect((await sharp(dropped.bytes).metadata()).exif).toBeUndefined()
  for (const target of ['jpeg', 'png']) {
    const kept = await converted(file, { keepMetadata: true, target })
    const about = await sharp(kept.bytes).metadata()
    expect(about.exif?.includes('Prairie Signal'), target).toBe(true)
    expect(about.orientation, target).toBe(1)
    expect(about.format).toBe(target)
  }
})

test('broken files of a batch get their reason', { tags: 'extended' }, async () => {
  const good = heicFile({ width: 32, height: 32, planes: grays(32, 32, 8) })
  const files = [
    new File([good], 'a.heic'),
    new File([good.slice(0, 300)], 'cut.heic'),
    new File([readFileSync('public/samples/prairie-evening.jpg')], 'b.heic'),
    new File([good], 'a.heic'),
  ]
  const envelope = await run(tool, { files })
  const rows = (envelope.data as { rows: Row[] }).rows
  expect(envelope.status).toBe('partial')
  expect(rows.map(({ error }) => Boolean(error))).toEqual([false, true, true, false])
  expect(rows[2]?.error).toContain('JPEG')
  expect(envelope.files.map(({ name }) => name)).toEqual(['a.jpg', 'a-2.jpg'])
})

test('a HEIC that claims 30,000 × 30,000 pixels is refused by its header', async () => {
  const file = Buffer.from(heicFile({ width: 32, height: 32, planes: grays(32, 32, 8) }))
  const at = file.indexOf('ispe') + 8
  file.writeUInt32BE(30_000, at)
  file.writeUInt32BE(30_000, at + 4)
  const { envelope } = await converted(file)
  expect(envelope.summary).toContain('30,000 × 30,000')
})
