import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { corpus } from '#tests/support/corpus.ts'
import { codecAssets } from './codec-assets.ts'
import { decode } from './decode.ts'
import { svgSize } from './svg.ts'

const suite = corpus('pngsuite')
const files = suite ? readdirSync(`${suite}/png`).filter((name) => name.endsWith('.png')) : []
const ports = {
  asset: async (name: string) =>
    new Uint8Array(readFileSync(`node_modules/${codecAssets[name as keyof typeof codecAssets]}`)),
}

test.skipIf(!suite)('all 161 valid images of PngSuite decode like libpng', async () => {
  const valid = files.filter((name) => !name.startsWith('x'))
  expect(valid).toHaveLength(161)
  for (const name of valid) {
    const bytes = new Uint8Array(readFileSync(`${suite}/png/${name}`))
    const ours = await decode(bytes, name, ports)
    const { data, info } = await sharp(bytes)
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([ours.width, ours.height], name).toEqual([info.width, info.height])
    // Sixteen bits are truncated by one decoder and rounded by the other.
    const worst = data.reduce((most, value, at) => Math.max(most, Math.abs(value - (ours.data[at] ?? 0))), 0)
    expect(worst, name).toBeLessThanOrEqual(1)
  }
})

test.skipIf(!suite)('all 14 broken images of PngSuite get a message', async () => {
  const broken = files.filter((name) => name.startsWith('x'))
  expect(broken).toHaveLength(14)
  for (const name of broken) {
    const bytes = new Uint8Array(readFileSync(`${suite}/png/${name}`))
    await expect(decode(bytes, name, ports), name).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining(name),
    })
  }
})

test.each([
  ['<svg width="20" height="10">', 20, 10],
  ['<svg width="1in" height="2cm">', 96, (96 / 2.54) * 2],
  ['<svg viewBox="0 0 40 20">', 40, 20],
  ['<svg width="80" viewBox="0,0,40,20">', 80, 40],
  ['<svg height="80" viewBox="0 0 40 20">', 160, 80],
  ['<svg width="100%" height="100%" viewBox="0 0 40 20">', 40, 20],
  ['<svg>', 300, 150],
])('%s is %d × %d pixels', (svg, width, height) => {
  const size = svgSize(svg)
  expect(size.width).toBeCloseTo(width, 6)
  expect(size.height).toBeCloseTo(height, 6)
})
