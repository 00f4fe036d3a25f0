import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brandFilePath, lookOf } from '#engine/brand/look.ts'
import { BrandLink } from './brand-link.tsx'
import { brandStyle } from './brand-style.ts'

const svg = '<svg viewBox="0 0 120 40"><path d="M0 0h9"/></svg>'

test('§5 without a brand, the site has no style element', () => {
  expect(brandStyle(lookOf({ name: 'Prairie Signal' }))).toBe('')
})

test('§5 the head has only the differing tokens, and they cannot close the element', () => {
  const style = brandStyle(lookOf({ name: 'Acme', colors: { primary: '</style><script>', secondary: '#2563eb' } }))
  expect(style).toMatch(/^@layer theme\{:root:root\{--color-/)
  expect(style).toContain('--color-data:')
  expect(style).not.toContain('<')
  expect(style.length).toBeLessThan(2_500)
})

test('§5 a logo replaces symbol and name; without a dark version, dark areas show the name', () => {
  const { logo } = lookOf({ name: 'Acme', logo: { light: svg } })
  const image = { src: brandFilePath(logo ?? expect.fail(), 'svg'), width: 108, height: 36 }
  const html = renderToStaticMarkup(<BrandLink brand={{ name: 'Acme', logo: image }} />)
  expect(html).toContain('aria-label="Acme, home"')
  expect(html).toContain(
    `<span class="on-light"><img class="logo" src="${image.src}" width="108" height="36" alt=""/></span>`,
  )
  expect(html).toMatch(/<span class="on-dark"><svg.*<span>Acme<\/span>/)
  const both = renderToStaticMarkup(<BrandLink brand={{ name: 'Acme', logo: image, darkLogo: image }} />)
  expect(both).not.toContain('<span>Acme</span>')
})

test('§5 the symbol is the first letter of the name, and a short name replaces it in the header', () => {
  const html = renderToStaticMarkup(
    <BrandLink brand={{ name: 'Éclair & Söhne', shortName: 'Éclair', symbol: 'initial' }} />,
  )
  expect(html).toContain('>É</span><span>Éclair</span>')
})
