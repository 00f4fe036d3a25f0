// @module-tag slow
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { lookOf } from '#engine/brand/look.ts'
import { readIco } from '#engine/images/icon.ts'
import { icons } from './icons.ts'

const own = '<svg viewBox="0 0 10 10"><rect width="10" height="10" fill="#00ff00"/></svg>'
const brands = {
  'the rising line': lookOf({ name: 'Prairie Signal' }),
  'a letter': lookOf({ name: 'Éclair', logo: { symbol: 'initial' }, colors: { primary: '#2563eb' } }),
  'a symbol of its own': lookOf({ name: 'Acme', logo: { symbol: 'own', ownSymbol: own } }),
}

test.each(Object.entries(brands))('§5 %s becomes icons of every size', async (_name, look) => {
  for (const [file, edge] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-maskable-512.png', 512],
  ] as const) {
    const { width, height, format } = await sharp(await icons[file].render(look)).metadata()
    expect([file, format, width, height]).toEqual([file, 'png', edge, edge])
  }
  expect(readIco((await icons['favicon.ico'].render(look)) as Uint8Array<ArrayBuffer>, 'icon').count).toBe(3)
})

test('§5 an icon has the colors of the brand and its letter', async () => {
  const letter = await icons['favicon.svg'].render(brands['a letter'])
  expect(letter).toContain('fill="#2563eb"')
  expect(letter).toMatch(/<path d="M[^"]{30,}" fill="#ffffff"/)
  const { data } = await sharp(await icons['icon-192.png'].render(brands['a symbol of its own']))
    .extract({ left: 96, top: 96, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([0, 255, 0])
})
