import { describe, expect, test } from 'vitest'
import type { Item } from '../../item.ts'
import { exportOf, itemsOf, itemXml } from '../export-sample.ts'

const byKey = (items: Item[], key: string) => items.find((item) => item.key === key)
const ofKind = <K extends Item['kind']>(items: Item[], kind: K) =>
  items.filter((item): item is Extract<Item, { kind: K }> => item.kind === kind)

describe('comments', () => {
  const comment = (id: number, fields: Record<string, string>) =>
    `<wp:comment>${Object.entries({ id: String(id), author: 'Bob', approved: '1', ...fields })
      .map(([name, value]) => `<wp:comment_${name}><![CDATA[${value}]]></wp:comment_${name}>`)
      .join('')}</wp:comment>`

  test('come in, except what nobody wrote or nobody should read', async () => {
    const items = await itemsOf(
      exportOf(
        itemXml(
          { title: 'Terns' },
          comment(1, {
            content: 'Nice &amp; far.\n<p>Two</p>',
            date_gmt: '2020-05-02 10:00:00',
            author_email: 'b@x.example',
          }) +
            comment(2, { content: 'Yes', parent: '1', approved: '0' }) +
            comment(3, { approved: 'spam' }) +
            comment(4, { approved: 'trash' }) +
            comment(5, { type: 'pingback' }) +
            comment(6, { type: 'order_note' }),
        ),
      ),
    )
    expect(ofKind(items, 'comment')).toMatchObject([
      {
        key: 'comment 1',
        on: 'post 1',
        name: 'Bob',
        email: 'b@x.example',
        text: 'Nice & far.\n\nTwo',
        date: '2020-05-02T10:00:00.000Z',
        isApproved: true,
      },
      { key: 'comment 2', parent: 'comment 1', isApproved: false },
    ])
    expect(byKey(items, 'post 1')?.notes).toEqual([
      'Left out: 1 pingback or trackback, 1 spam comment, 1 comment in the trash, 1 note of a plugin.',
    ])
  })

  test('of what is left out are counted', async () => {
    const [item] = await itemsOf(exportOf(itemXml({ post_type: 'recipe' }, comment(1, {}) + comment(2, {}))))
    expect(item?.notes).toEqual(['Left out with it: 2 comments.'])
  })
})
