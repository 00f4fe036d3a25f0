import { expect, test } from 'vitest'
import { slugify } from './slugify.ts'

test.each([
  ['Ströme & Crème brûlée', 'strome-and-creme-brulee'],
  ['  What’s new?  ', 'whats-new'],
  ['on-page-seo', 'on-page-seo'],
  ['500k → 900k', '500k-900k'],
  ['---', ''],
  ['日本語 SEO', '日本語-seo'],
  ['ガイドとプラン', 'ガイドとプラン'],
  ['हिन्दी में', 'हिन्दी-में'],
  ['❤️ 1️⃣ step', '1-step'],
])('%s becomes %s', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})
