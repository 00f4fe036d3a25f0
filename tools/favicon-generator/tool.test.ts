import sharp from 'sharp'
import { expect, test } from 'vitest'
import { run } from '#tests/support/tool-ports.ts'
import { tool } from './tool.ts'

const half =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="5" fill="#f00"/></svg>'
const make = async (input: Record<string, unknown>) => {
  const envelope = await run(tool, input)
  return {
    ...envelope,
    file: (name: string) => envelope.files.find((file) => file.name === name)?.bytes ?? new Uint8Array(),
  }
}
const pixel = async (bytes: Uint8Array, x: number, y: number) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}

const icons = await make({ source: 'svg', svg: half, ground: '#00ff00' })

test('the ICO has 16, 32, and 48 pixels, each a PNG that sharp reads', async () => {
  const { file } = icons
  const ico = file('favicon.ico')
  const view = new DataView(ico.buffer, ico.byteOffset)
  expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([0, 1, 3])
  for (const [index, edge] of [16, 32, 48].entries()) {
    const at = 6 + index * 16
    expect([ico[at], ico[at + 1]]).toEqual([edge, edge])
    const png = ico.slice(view.getUint32(at + 12, true), view.getUint32(at + 12, true) + view.getUint32(at + 8, true))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: edge, height: edge })
    expect(await pixel(png, 3, 2)).toEqual([255, 0, 0, 255])
    expect((await pixel(png, 3, edge - 2))[3]).toBe(0)
  }
})

test('PNGs have their sizes, those for iOS and Android are opaque, and the safe zone has the drawing', async () => {
  const { file } = icons
  for (const [name, edge] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ] as const)
    expect(await sharp(file(name)).metadata()).toMatchObject({ width: edge, height: edge })
  expect(await pixel(file('apple-touch-icon.png'), 90, 170)).toEqual([0, 255, 0, 255])
  expect(await pixel(file('icon-maskable-512.png'), 60, 100)).toEqual([0, 255, 0, 255])
  expect(await pixel(file('icon-maskable-512.png'), 256, 200)).toEqual([255, 0, 0, 255])
})

test('every icon in the manifest and the HTML is among the files', { tags: 'extended' }, async () => {
  const { file, report, files } = await make({ source: 'letters', letters: 'Oa', siteName: 'Oakfield "&" Sons' })
  const manifest = JSON.parse(new TextDecoder().decode(file('site.webmanifest')))
  expect(manifest.name).toBe('Oakfield "&" Sons')
  const names = files.map(({ name }) => `/${name}`)
  for (const { src } of manifest.icons) expect(names).toContain(src)
  const html = report.find((block) => block.kind === 'code' && block.language === 'html')
  for (const [, href] of JSON.stringify(html).matchAll(/href=\\"([^"\\]+)/g)) expect(names).toContain(href)
})

test('letters are drawn, and markup in them stays text', { tags: 'extended' }, async () => {
  const { file, status } = await make({
    source: 'letters',
    letters: '<&',
    ink: '#fff',
    ground: '#000',
    shape: 'square',
  })
  expect(status).toBe('done')
  expect(new TextDecoder().decode(file('favicon.svg'))).toContain('&#60;&#38;')
  const { data } = await sharp(file('icon-192.png')).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const white = data.filter((value, at) => at % 4 === 0 && value > 200).length
  expect(white).toBeGreaterThan(500)
})

test('a small or non-square image is centered and reported', { tags: 'extended' }, async () => {
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  const { file, findings } = await make({ source: 'file', pictures: [new File([new Uint8Array(png)], 'a.png')] })
  expect((await pixel(file('icon-192.png'), 96, 96))[2]).toBeGreaterThan(252)
  expect((await pixel(file('icon-192.png'), 96, 10))[3]).toBe(0)
  expect(findings.map(({ id }) => id)).toEqual(expect.arrayContaining(['too-small', 'not-square', 'bitmap-in-svg']))
})

test.each([
  [{ source: 'letters' }, 'letters', /Enter one or two/],
  [{ source: 'letters', letters: 'Oakfield' }, 'letters', /8 characters/],
  [{ source: 'file' }, 'pictures', /Choose/],
  [{ source: 'svg', svg: ' ' }, 'svg', /Paste/],
  [{ source: 'letters', letters: 'O', ground: 'greenish' }, 'ground', /not a color/],
])('%# is refused at its field', async (input, field, message) => {
  const { status, failure } = await make(input)
  expect(status).toBe('failed')
  expect(failure?.errors[field]).toMatch(message)
})

test('a zip named .png is refused by name', async () => {
  expect((await make({ source: 'file', pictures: [new File(['PK\x03\x04'], 'a.png')] })).summary).toMatch(/a\.png.*ZIP/)
})

test('wide-gamut colors become sRGB, choices are listed, and bytes stay out of data', {
  tags: 'extended',
}, async () => {
  const red = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#c83c28' } })
    .withIccProfile('p3')
    .png()
    .toBuffer()
  const { file, data } = await make({ source: 'file', pictures: [new File([new Uint8Array(red)], 'a.png')] })
  const expected = await sharp(red).toColourspace('srgb').raw().toBuffer()
  const made = await pixel(file('icon-192.png'), 96, 96)
  for (const channel of [0, 1, 2]) expect(Math.abs((expected[channel] ?? 0) - (made[channel] ?? 255))).toBeLessThan(3)
  expect(JSON.stringify(data).length).toBeLessThan(2000)
  const frames = await sharp(
    await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 600, height: 600, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    ),
    { join: { animated: true } },
  )
    .gif()
    .toBuffer()
  const { findings } = await make({ source: 'file', pictures: [new File([new Uint8Array(frames)], 'a.gif')] })
  expect(findings.map(({ title }) => title).join()).toContain('the first was taken')
})
