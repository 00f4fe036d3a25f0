import { describe, expect, test } from 'vitest'
import type { Item } from '../../item.ts'
import { exportOf, itemsOf, itemXml, metaXml, pictureXml } from '../export-sample.ts'

const byKey = (items: Item[], key: string) => items.find((item) => item.key === key)
const one = async (fields: Record<string, string | number>, more = '', before = '') => {
  const item = byKey(await itemsOf(exportOf(before + itemXml({ post_id: 5, ...fields }, more))), 'post 5')
  if (item?.kind !== 'post' && item?.kind !== 'page') throw new Error('The text did not come in.')
  return item
}

describe('texts', () => {
  test('come with what the export says of them', async () => {
    const before = pictureXml(4, 'https://old.example/tern.jpg', {}, 'Tern')
    const item = await one(
      {
        title: 'Terns <em>&amp;</em> gulls',
        link: 'https://old.example/2020/05/terns/',
        guid: 'http://old.example/?p=5',
        post_name: 'terns',
        post_date: '2020-05-01 12:00:00',
        post_date_gmt: '2020-05-01 10:00:00',
        post_modified_gmt: '2021-01-01 00:00:00',
        is_sticky: 1,
        'excerpt:encoded': 'They <b>fly</b> far',
        'content:encoded': 'One\n\nTwo',
      },
      metaXml({ _thumbnail_id: 4, _wp_old_slug: 'terns-2', color: 'white', _edit_last: 1 }),
      before,
    )
    expect(item).toMatchObject({
      kind: 'post',
      title: 'Terns & gulls',
      slug: 'terns',
      excerpt: 'They fly far',
      status: 'published',
      date: '2020-05-01T10:00:00.000Z',
      updated: '2021-01-01T00:00:00.000Z',
      pinned: true,
      picture: { key: 'attachment 4', url: 'https://old.example/tern.jpg', alt: 'Tern' },
      body: { html: '<p>One</p>\n<p>Two</p>' },
      addresses: [
        'https://old.example/2020/05/terns/',
        '/?p=5',
        'http://old.example/?p=5',
        'https://old.example/2020/05/terns-2/',
      ],
      notes: ['Fields of its own were not moved: color.'],
    })
  })

  test('pages have addresses below their parents', async () => {
    const parents = itemXml({ post_id: 2, post_type: 'page', post_name: 'about', post_parent: 0 })
    const item = await one({ post_type: 'page', post_name: 'team', post_parent: 2 }, '', parents)
    expect(item).toMatchObject({ kind: 'page', addresses: ['/about/team/', '/?p=5', '/?page_id=5'] })
  })

  test('pages that are their own parents end', async () => {
    const item = await one({ post_type: 'page', post_name: 'team', post_parent: 5 })
    expect(item.addresses).toContain('/team/')
  })

  test.each([
    ['publish', 'published', 0],
    ['future', 'scheduled', 0],
    ['draft', 'draft', 0],
    ['pending', 'draft', 1],
    ['private', 'draft', 1],
    ['trash', 'trash', 0],
    ['archived', 'draft', 1],
  ])('with the status %s are %s', async (name, status, notes) => {
    const item = await one({ status: name, title: 'Terns' })
    expect(item.status).toBe(status)
    expect(item.notes).toHaveLength(notes)
  })

  test('that were never written are left out', async () => {
    const [item] = await itemsOf(exportOf(itemXml({ status: 'auto-draft' })))
    expect(item).toMatchObject({ kind: 'left-out', reason: expect.stringContaining('empty draft') })
  })

  test('with a password are drafts, and the password is nowhere', async () => {
    const items = await itemsOf(
      exportOf(itemXml({ title: 'Secret', post_password: 'hunter2', 'content:encoded': 'x' })),
    )
    expect(items).toMatchObject([{ status: 'draft', notes: [expect.stringContaining('password')] }])
    expect(JSON.stringify(items)).not.toContain('hunter2')
  })

  test.each([
    ['in UTC', { post_date_gmt: '2020-05-01 10:00:00' }, '2020-05-01T10:00:00.000Z', 0],
    [
      'of the feed',
      { post_date_gmt: '0000-00-00 00:00:00', pubDate: 'Fri, 01 May 2020 10:00:00 +0000' },
      '2020-05-01T10:00:00.000Z',
      0,
    ],
    [
      'of the site',
      { post_date_gmt: '0000-00-00 00:00:00', post_date: '2020-05-01 12:00:00' },
      '2020-05-01T12:00:00.000Z',
      1,
    ],
    [
      'of a draft',
      { status: 'draft', post_date_gmt: '0000-00-00 00:00:00', post_date: '2020-05-01 12:00:00' },
      undefined,
      0,
    ],
  ])('have the date %s', async (_, fields, date, notes) => {
    const item = await one({ title: 'Terns', ...fields })
    expect(item.date).toBe(date)
    expect(item.notes).toHaveLength(notes)
  })

  test('keep slugs of other scripts, and addresses of former dates', async () => {
    const item = await one(
      { post_name: '%e3%82%a2', link: 'https://old.example/2020/05/01/%e3%82%a2/' },
      metaXml({ _wp_old_date: '2019-04-30' }),
    )
    expect(item.slug).toBe('ア')
    expect(item.addresses).toContain('https://old.example/2019/04/30/%e3%82%a2/')
  })

  test('take no number of another post from their permanent name', async () => {
    const item = await one({ guid: 'https://old.example/?p=99' })
    expect(item.addresses).toEqual(['/?p=5'])
    expect((await one({ guid: 'http://localhost/?p=5' })).addresses).toEqual(['/?p=5'])
  })

  test('of other types become what is chosen, and say why not', async () => {
    const xml = exportOf(
      itemXml({ post_id: 1, post_type: 'product', link: 'https://old.example/product/tern/' }) +
        itemXml({ post_id: 2, post_type: 'recipe' }) +
        itemXml({ post_id: 3, post_type: 'revision', status: 'inherit' }) +
        itemXml({ post_id: 4, post_type: 'shop_order', status: 'wc-completed' }),
    )
    const items = await itemsOf(xml)
    expect(items.map(({ kind }) => kind)).toEqual(['left-out', 'left-out', 'left-out', 'left-out'])
    expect(items[0]?.addresses).toContain('https://old.example/product/tern/')
    expect(items[3]?.addresses).toEqual([])
    const chosen = await itemsOf(xml, { types: { product: 'page', recipe: 'post', revision: 'skip' } })
    expect(chosen.map(({ kind }) => kind)).toEqual(['page', 'post', 'left-out', 'left-out'])
    expect(chosen[2]).toMatchObject({ reason: expect.stringContaining('as chosen') })
  })
})
