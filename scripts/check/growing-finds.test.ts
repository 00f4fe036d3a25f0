import { expect, test } from 'vitest'
import { growingFinds } from './growing-finds.ts'

const found = (text: string) => growingFinds([{ path: 'site/features/blog/queries.ts', text }]).length

test.each([
  ["find('posts', { sort: '-publishDate', depth: 2 })", 1],
  ["find('posts', { limit: 3 })", 1],
  ["readList('reviews', {\n  select: { tool: true },\n})", 1],
  ["find('posts', { limit: 3, select: { title: true } })", 0],
  ["find('posts', { where: { id: { in: ids } }, depth: 1 })", 0],
  ["// Grows: the specification asks for all of them.\n  const { docs } = await find('posts', {})", 0],
  ["find('services', { sort: 'title' })", 1],
  ["readList('faqs', { sort: 'order', limit: 24 })", 0],
  ["find('pricing-plans', { sort: 'order' })", 0],
])('R10 %s is reported %i times', (text, times) => {
  expect(found(text)).toBe(times)
})
