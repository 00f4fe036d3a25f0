import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { corpus } from '#tests/support/corpus.ts'
import type { Item } from '../item.ts'
import { allOf, exportOf, itemsOf, itemXml, withFile } from './export-sample.ts'
import { openWordPress } from './open-wordpress.ts'

const ofKind = <K extends Item['kind']>(items: Item[], kind: K) =>
  items.filter((item): item is Extract<Item, { kind: K }> => item.kind === kind)

describe('the file', () => {
  test('can be read more than once, and names the old site', async () => {
    await withFile(exportOf(itemXml({ title: 'One' })), async (path) => {
      const source = await openWordPress(path)
      expect(source.siteUrl).toBe('https://old.example')
      const first = await allOf(source.items())
      expect(await allOf(source.items())).toEqual(first)
      expect((await openWordPress(path, { siteUrl: 'https://www.old.example/blog/' })).siteUrl).toBe(
        'https://www.old.example/blog',
      )
    })
  })

  test('of a site in a folder has addresses in the folder', async () => {
    const items = await itemsOf(exportOf(itemXml({})), { siteUrl: 'https://old.example/blog/' })
    expect(items[0]?.addresses).toEqual(['/blog/?p=1'])
  })

  test('that ends too early says where', async () => {
    const whole = exportOf(itemXml({ title: 'One' }) + itemXml({ post_id: 2, title: 'Two', 'content:encoded': 'Long' }))
    const items = await itemsOf(whole.slice(0, whole.indexOf('Long')))
    expect(items).toMatchObject([
      { kind: 'post', title: 'One' },
      {
        kind: 'left-out',
        title: 'Two',
        at: 'line 5',
        reason: expect.stringContaining('ends too early, in the middle of “Two”'),
      },
    ])
  })

  test('with the same number twice has two items', async () => {
    const comment =
      '<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_approved>1</wp:comment_approved></wp:comment>'
    const items = await itemsOf(exportOf(itemXml({ title: 'One' }) + itemXml({ title: 'Two' }, comment)))
    expect(items).toMatchObject([
      { key: 'post 1', title: 'One', notes: [] },
      { key: 'post 1 (2)', title: 'Two', notes: [expect.stringContaining('same number')] },
      { kind: 'comment', on: 'post 1 (2)' },
    ])
  })

  test('with damaged XML says so once', async () => {
    const items = await itemsOf(exportOf(`<item></b></item>${itemXml({ title: 'Two' })}`))
    expect(ofKind(items, 'left-out').filter(({ type }) => type === 'file')).toMatchObject([
      { title: 'Damaged XML', at: expect.stringMatching(/^line \d+$/) },
    ])
    expect(ofKind(items, 'post')).toMatchObject([{ title: 'Two' }])
  })

  test.each([
    ['a feed', '<rss><channel><title>x</title><item><title>y</title></item></channel></rss>'],
    ['a page', '<!doctype html><html><body><p>x</body></html>'],
    ['another text', 'Just a text, no XML.'],
  ])('that is %s is refused with what to do', async (_, content) => {
    await expect(itemsOf(content)).rejects.toThrow(/no export of WordPress|not an export of WordPress/)
  })
})

const set = corpus('wordpress-export')

test.skipIf(!set)('every item of the unit test data for themes is an item, or left out with a reason', async () => {
  const path = `${set}/themeunittestdata.wordpress.xml`
  const source = readFileSync(path, 'utf8')
  const counted = (type: string) =>
    source.match(new RegExp(`<wp:post_type>(?:<!\\[CDATA\\[)?${type}\\b`, 'g'))?.length ?? 0
  const items = await allOf((await openWordPress(path)).items())
  const leftOut = ofKind(items, 'left-out')
  const attachments = leftOut.filter(({ type }) => type === 'attachment')
  expect(ofKind(items, 'post').length).toBe(counted('post'))
  expect(ofKind(items, 'page').length).toBe(counted('page'))
  expect(ofKind(items, 'picture').length + attachments.length).toBe(counted('attachment'))
  expect(ofKind(items, 'menu').reduce((sum, { links }) => sum + links.length, 0)).toBe(counted('nav_menu_item'))
  expect(leftOut.every(({ reason }) => reason.length > 10)).toBe(true)
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
  expect(items.every(({ at }) => /^line \d+$/.test(at))).toBe(true)
})
