import { expect, test } from 'vitest'
import { pageOf, unmeasured } from '#tests/support/page-of.ts'
import type { Gather } from './artifacts.ts'
import { openDoor } from './door.ts'

const parked = pageOf('<title>shop.com</title><p>This domain is for sale', { url: 'https://shop.com/' })
const doorTo = (artifact: unknown) =>
  openDoor((async () => artifact) as Gather, (url) => (url === 'shop.com' ? 'page' : undefined))

test('what is no page ends the run at the field of its URL, unless the tool accepts anything', async () => {
  const { gather } = doorTo(parked)
  await expect(gather('page', { url: 'shop.com' })).rejects.toMatchObject({
    code: 'invalid',
    errors: { page: expect.stringContaining('parked domain') },
  })
  expect(await gather('page', { url: 'shop.com', accepts: 'anything' })).toBe(parked)
})

test('among several pages, what is none is unread, and what our own limit left out is told', async () => {
  const { gather, leftOut } = doorTo([parked, unmeasured('https://shop.com/b'), pageOf('<p>Oak')])
  const requests = ['https://shop.com/', 'https://shop.com/b', 'https://shop.com/c'].map((url) => ({ url }))
  const [first, second, third] = await gather('pages', requests)
  expect(first).toMatchObject({ failure: { kind: 'no-page', message: expect.stringContaining('parked domain') } })
  expect(second).toHaveProperty('unmeasured')
  expect(third).toHaveProperty('status', 200)
  expect(leftOut()).toContain('1 URL was not measured, which says nothing about it.')
})

test('a captcha instead of robots.txt, or in the browser only, is none', async () => {
  const robots = { url: 'https://shop.com/robots.txt', status: 200, text: '', fetchedAt: 0, instead: 'captcha' }
  await expect(doorTo(robots).gather('robots', { url: 'shop.com' })).rejects.toThrow('captcha')
  const rendered = { url: 'https://shop.com/', html: '<title>Just a moment...</title>', text: '' }
  await expect(doorTo(rendered).gather('rendered', { url: 'shop.com' })).rejects.toThrow('captcha')
})
