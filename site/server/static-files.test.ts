import { expect, test } from 'vitest'
import { cachingOf } from './static-files.ts'

test('S-15 only files with their content in their name are stored for good', () => {
  expect(cachingOf('/app/dist/client/_astro/page.Bx3.css')).toBe('public, max-age=31536000, immutable')
  for (const path of ['/app/dist/client/favicon.svg', '/app/dist/client/fonts/a_astro.woff2'])
    expect(cachingOf(path)).toBe('public, max-age=3600')
})
