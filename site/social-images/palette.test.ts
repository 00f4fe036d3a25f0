import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { artPalette, palette } from './palette.ts'

test('S-26: pictures have the light colors of the site', async () => {
  const tokens = await readFile(new URL('../ui/styles/tokens.css', import.meta.url), 'utf8')
  const lightOf = (name: string) => new RegExp(`--${name}: light-dark\\((#\\w{6})`).exec(tokens)?.[1]
  for (const [name, color] of Object.entries(palette)) expect([name, color]).toEqual([name, lightOf(`color-${name}`)])
  for (const [weather, { sky, far, land }] of Object.entries(artPalette))
    expect([weather, sky, far, land]).toEqual([
      weather,
      ...['sky', 'far', 'land'].map((part) => lightOf(`art-${weather}-${part}`)),
    ])
})
