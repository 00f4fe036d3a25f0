// @module-tag slow
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cropFrame, fitInside, resize } from '#engine/images/resize.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { corpus } from '#tests/support/corpus.ts'
import { run } from '#tests/support/tool-ports.ts'
import { srcsetHtml } from './srcset-html.ts'
import { tool } from './tool.ts'

const kodak = corpus('kodak')
const { asset } = nodePorts(tool)
const sample = () => new File([readFileSync('public/samples/prairie-evening.jpg')], 'prairie evening.jpg')

test.skipIf(!kodak).each(['07', '19'])('Kodak %s scales like sharp, within 2 of 255', async (name) => {
  const { data, info } = await sharp(`${kodak}/${name}.png`).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const picture = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
  for (const scale of [0.5, 0.31]) {
    const [width, height] = [Math.round(info.width * scale), Math.round(info.height * scale)]
    const ours = await resize(picture, { width, height }, asset)
    // The same filter in linear light, by another implementation.
    const theirs = await sharp(`${kodak}/${name}.png`)
      .pipelineColourspace('scrgb')
      .resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer()
    let sum = 0
    for (let at = 0; at < theirs.length; at++)
      if (at % 4 !== 3) sum += Math.abs((ours.data[at] ?? 0) - (theirs[at] ?? 0))
    expect(sum / (width * height * 3), `${scale}`).toBeLessThan(2)
  }
})

test('scaling is linear: black and white lines become the gray of half the light', async () => {
  const data = new Uint8ClampedArray(64 * 64 * 4).map((_, at) =>
    at % 4 === 3 || Math.floor(at / 4) % 2 === 0 ? 255 : 0,
  )
  const { data: gray } = await resize({ width: 64, height: 64, data }, { width: 16, height: 16 }, asset)
  // Half of the light is 188 in sRGB; averaging coded values gives 128.
  expect(gray[(8 * 16 + 8) * 4]).toBeGreaterThan(184)
  expect(gray[(8 * 16 + 8) * 4]).toBeLessThan(192)
})

test('white stays white', async () => {
  const white = { width: 90, height: 60, data: new Uint8ClampedArray(90 * 60 * 4).fill(255) }
  for (const width of [30, 47, 180]) {
    const { data } = await resize(white, { width, height: 40 }, asset)
    expect(data.every((value) => value === 255)).toBe(true)
  }
})

test('AVIF gets the colors of a wide profile as sRGB; WebP keeps the profile', async () => {
  const red = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c83c28' } })
    .withIccProfile('p3')
    .png()
    .toBuffer()
  const asked = { files: [new File([new Uint8Array(red)], 'a.png')], mode: 'box', width: 32, height: 32, quality: 100 }
  const avif = await run(tool, { ...asked, target: 'avif' })
  const [expected, made] = await Promise.all(
    [red, Buffer.from(avif.files[0]?.bytes ?? [])].map((one) => sharp(one).toColourspace('srgb').raw().toBuffer()),
  )
  for (const channel of [0, 1, 2])
    expect(Math.abs((expected?.[channel] ?? 0) - (made?.[channel] ?? 255))).toBeLessThan(4)
  expect(JSON.stringify(avif.data)).toContain('converted to sRGB')
  const webp = await run(tool, { ...asked, target: 'webp' })
  expect((await sharp(Buffer.from(webp.files[0]?.bytes ?? [])).metadata()).icc?.length).toBeGreaterThan(100)
})

test('a strip that would become too high is refused with its height', async () => {
  const strip = await sharp({ create: { width: 1, height: 500, channels: 3, background: '#0f0' } })
    .png()
    .toBuffer()
  const files = [new File([new Uint8Array(strip)], 'strip.png')]
  const { summary } = await run(tool, { files, mode: 'widths', widths: '480', enlarge: true })
  expect(summary).toContain('240,000 pixels high')
})

test.each([
  [
    { width: 400, height: 200 },
    { width: 100, height: 100 },
    { x: 0.5, y: 0.5 },
    { x: 100, y: 0, width: 200, height: 200 },
  ],
  [
    { width: 400, height: 200 },
    { width: 100, height: 100 },
    { x: 0, y: 0.5 },
    { x: 0, y: 0, width: 200, height: 200 },
  ],
  [
    { width: 400, height: 200 },
    { width: 100, height: 100 },
    { x: 0.9, y: 0.5 },
    { x: 200, y: 0, width: 200, height: 200 },
  ],
  [
    { width: 200, height: 400 },
    { width: 200, height: 100 },
    { x: 0.5, y: 0.4 },
    { x: 0, y: 110, width: 200, height: 100 },
  ],
])('of %o the box %o around %o is %o', (whole, box, focus, expected) => {
  expect(cropFrame(whole, box, focus)).toEqual(expected)
})

test.each([
  [
    { width: 400, height: 200 },
    { width: 100, height: 100 },
    { width: 100, height: 50 },
  ],
  [
    { width: 40, height: 20 },
    { width: 100, height: 100 },
    { width: 40, height: 20 },
  ],
  [
    { width: 4000, height: 1 },
    { width: 100, height: 100 },
    { width: 100, height: 1 },
  ],
])('%o inside %o is %o', (whole, box, expected) => expect(fitInside(whole, box)).toEqual(expected))

test('a rotated photo gets a srcset of upright files with true widths', { tags: 'extended' }, async () => {
  const envelope = await run(tool, { files: [sample()], mode: 'widths', widths: '320, 640, 5000' })
  expect(envelope.files.map(({ name }) => name)).toEqual(['prairie evening-320w.webp', 'prairie evening-640w.webp'])
  const sizes = await Promise.all(envelope.files.map(({ bytes }) => sharp(Buffer.from(bytes)).metadata()))
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [320, 213],
    [640, 427],
  ])
  const markup = envelope.report.find(({ kind }) => kind === 'code')
  expect(markup).toMatchObject({ code: expect.stringContaining('prairie%20evening-640w.webp 640w') })
  expect(envelope.summary).toContain('left out')
})

test('presets are cropped to their exact size', { tags: 'extended' }, async () => {
  const envelope = await run(tool, {
    files: [sample()],
    mode: 'preset',
    preset: 'link-card',
    enlarge: true,
    target: 'jpeg',
  })
  expect(await sharp(Buffer.from(envelope.files[0]?.bytes ?? [])).metadata()).toMatchObject({
    width: 1200,
    height: 630,
  })
})

test('a box larger than the image is refused with both sizes', async () => {
  const envelope = await run(tool, { files: [sample()], mode: 'box', width: 2000, height: 2000 })
  expect(envelope.status).toBe('failed')
  expect(envelope.summary).toContain('960 × 640')
})

test.each(['', 'wide', '0', '99999', '1.5'])('"%s" is not a list of widths', async (widths) => {
  const envelope = await run(tool, { files: [sample()], mode: 'widths', widths })
  expect(envelope).toMatchObject({ status: 'failed', summary: envelope.failure?.errors.widths })
  expect(envelope.failure?.errors.widths).toMatch(/width/i)
})

test('file names are escaped in the markup', () => {
  const html = srcsetHtml(
    [
      { file: 'a"b,c.webp', width: 10, height: 5 },
      { file: 'b.webp', width: 20, height: 10 },
    ],
    '100vw',
  )
  expect(html).toContain('a%22b%2Cc.webp 10w')
})
