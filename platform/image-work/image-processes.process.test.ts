import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { corpus } from '#tests/support/corpus.ts'
import type { Derivation } from './derive-image.ts'
import { createImageProcesses, ImageError } from './image-processes.ts'

let folder: string
let source: string
const processes = createImageProcesses({ maxProcesses: 2, timeoutMs: 30_000 })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
  source = join(folder, 'a.png')
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#f80' } })
    .png()
    .toFile(source)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const derivation = (more: Partial<Derivation> = {}): Derivation => {
  return { source, width: 300, height: 200, box: {}, fit: 'clip', crop: [], format: 'webp', quality: 75, ...more }
}
const sizeOf = async (more: Partial<Derivation>) => {
  const { width, height } = await sharp(await processes.derive(derivation(more))).metadata()
  return [width, height]
}

test.each<[Derivation['fit'], Derivation['box'], number[]]>([
  ['clip', { w: 150 }, [150, 100]],
  ['clip', { w: 2000 }, [300, 200]],
  ['clip', { w: 150, h: 50 }, [75, 50]],
  ['max', { w: 2000, h: 2000 }, [300, 200]],
  ['crop', { w: 100, h: 100 }, [100, 100]],
  ['crop', { w: 2000, h: 2000 }, [200, 200]],
  ['crop', { w: 2000, h: 1000 }, [300, 150]],
  ['crop', { w: 2000 }, [300, 200]],
  ['min', { w: 400, h: 100 }, [300, 100]],
  ['scale', { w: 100, h: 150 }, [100, 150]],
  ['scale', { w: 2000, h: 2000 }, [300, 200]],
  ['fill', { w: 100, h: 100 }, [100, 100]],
  ['fill', { w: 2000, h: 2000 }, [200, 200]],
  ['fillmax', { w: 2000, h: 2000 }, [200, 200]],
])('C1 R-223 fit %s into %j of a 300 × 200 image gives %j, never larger than the image', async (fit, box, expected) => {
  expect(await sizeOf({ fit, box })).toEqual(expected)
})

test('R-223 an image with 16 bits and wide colors keeps its look', async () => {
  const wide = join(folder, 'wide.png')
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#f80' } })
    .toColourspace('rgb16')
    .withIccProfile('p3')
    .png()
    .toFile(wide)
  const [r, g, b] = await sharp(await processes.derive(derivation({ source: wide, format: 'png' })))
    .raw()
    .toBuffer()
  expect([r, g, b].map((value, at) => Math.abs((value ?? 0) - ([255, 136, 0][at] ?? 0)) < 4)).toEqual([
    true,
    true,
    true,
  ])
})

test('C1 a URL with a wrong size gets the right one', async () => {
  await expect(processes.derive(derivation({ width: 301 }))).rejects.toThrow('The image is 300x200, not 301x200.')
})

test('C1 a task that times out or crashes its process fails alone, and the next one runs', async () => {
  const hasty = createImageProcesses({ maxProcesses: 1, timeoutMs: 1 })
  await expect(hasty.derive(derivation())).rejects.toThrow(ImageError)
  const [, again] = await Promise.allSettled([hasty.derive(derivation()), processes.derive(derivation())])
  expect(again.status).toBe('fulfilled')
})

test('C1 SVG and PDF are never rendered, whatever their name', async () => {
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>', '%PDF-1.7']) {
    const file = join(folder, 'b.png')
    await writeFile(file, text)
    await expect(processes.derive(derivation({ source: file }))).rejects.toThrow(ImageError)
  }
})

/** Returns the result for a file: an image or a reason. Anything else would be a bug. */
const outcomeOf = (bytes: Uint8Array) =>
  processes.encode(bytes).then(
    ({ width, height }) => (width > 0 && height > 0 ? 'encoded' : 'empty'),
    (error: ImageError) => (error.isRefusal ? 'refused' : `crashed: ${error.message}`),
  )

const suite = corpus('pngsuite')
test.skipIf(!suite)(
  'C1 every valid file of PngSuite is encoded, and every broken one refused with a reason',
  async () => {
    const names = (await readdir(`${suite}/png`)).filter((name) => name.endsWith('.png'))
    const wrong = await Promise.all(
      names.map(async (name) => {
        const outcome = await outcomeOf(await readFile(`${suite}/png/${name}`))
        return outcome === (name.startsWith('x') ? 'refused' : 'encoded') ? [] : [`${name} was ${outcome}`]
      }),
    )
    expect(names.length).toBeGreaterThan(170)
    expect(wrong.flat()).toEqual([])
  },
  60_000,
)

test('C1 damaged images of every format are encoded or refused, without crash or hang', async () => {
  const image = sharp({ create: { width: 64, height: 64, channels: 3, background: '#f80' } })
  const whole = await Promise.all(
    (['png', 'jpeg', 'webp', 'avif', 'gif'] as const).map((format) => image.clone()[format]().toBuffer()),
  )
  const damaged = whole.flatMap((bytes) =>
    Array.from({ length: 24 }, (_, index) => {
      const changed = Buffer.from(index % 3 === 0 ? bytes.subarray(0, (bytes.length * index) / 24) : bytes)
      // Changed bytes are spread over the file, at the same places in every run.
      for (let at = 16 + index; at < changed.length; at += 97) changed[at] = (at * 31 + index * 17) % 256
      return changed
    }),
  )
  const outcomes = new Set(await Promise.all(damaged.map(outcomeOf)))
  expect([...outcomes].filter((outcome) => outcome !== 'encoded')).toEqual(['refused'])
}, 60_000)

test.each([
  [0, 'red'],
  [0.5, 'half'],
  [1, 'blue'],
])('a crop keeps the focal point: at %s of the width, it is %s', async (x, color) => {
  const halves = join(folder, 'halves.png')
  const red = { create: { width: 150, height: 200, channels: 3 as const, background: '#f00' } }
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toFile(halves)
  const box = { w: 100, h: 100 }
  const cropped = await processes.derive(
    derivation({ source: halves, box, fit: 'crop', crop: ['focalpoint'], focus: { x, y: 0.5 }, format: 'png' }),
  )
  const { channels } = await sharp(cropped).stats()
  const [reds = 0, , blues = 0] = channels.map(({ mean }) => Math.round(mean))
  expect(color === 'red' ? reds > 150 : color === 'blue' ? blues > 150 : Math.abs(reds - blues) < 10).toBe(true)
  expect(await sharp(cropped).metadata()).toMatchObject({ width: 100, height: 100 })
})
