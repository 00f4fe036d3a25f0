import { describe, expect, test } from 'vitest'
import type { Item } from '../../item.ts'
import { exportOf, itemsOf, itemXml, metaXml } from '../export-sample.ts'

const ofKind = <K extends Item['kind']>(items: Item[], kind: K) =>
  items.filter((item): item is Extract<Item, { kind: K }> => item.kind === kind)

describe('menus', () => {
  const link = (id: number, order: number, meta: Record<string, string | number>, title = '') =>
    itemXml(
      { post_id: id, post_type: 'nav_menu_item', menu_order: order, title },
      `<category domain="nav_menu" nicename="main"><![CDATA[Main menu]]></category>${metaXml(meta)}`,
    )

  test('have their links in order, with levels, labels, and URLs', async () => {
    const items = await itemsOf(
      exportOf(
        itemXml({ post_id: 1, post_type: 'page', title: 'About us', link: 'https://old.example/about/' }) +
          '<wp:category><wp:term_id>7</wp:term_id><wp:category_nicename>birds</wp:category_nicename><wp:cat_name>Birds</wp:cat_name></wp:category>' +
          link(
            12,
            2,
            { _menu_item_type: 'custom', _menu_item_url: 'https://x.example/', _menu_item_menu_item_parent: 11 },
            'Else',
          ) +
          link(11, 1, { _menu_item_type: 'post_type', _menu_item_object: 'page', _menu_item_object_id: 1 }) +
          link(13, 3, { _menu_item_type: 'taxonomy', _menu_item_object: 'category', _menu_item_object_id: 7 }) +
          link(14, 4, { _menu_item_type: 'post_type', _menu_item_object: 'page', _menu_item_object_id: 99 }) +
          link(15, 5, { _menu_item_type: 'custom', _menu_item_menu_item_parent: 15, _menu_item_url: '#' }, 'Self'),
      ),
    )
    expect(ofKind(items, 'menu')).toMatchObject([
      {
        key: 'menu main',
        name: 'Main menu',
        links: [
          { label: 'About us', url: 'https://old.example/about/', level: 0 },
          { label: 'Else', url: 'https://x.example/', level: 1 },
          { label: 'Birds', url: '/category/birds/', level: 0 },
          { label: 'Self', url: '#', level: 0 },
        ],
        notes: [expect.stringContaining('14')],
      },
    ])
  })

  test('of the block editor are menus too', async () => {
    const content =
      '<!-- wp:navigation-submenu {"label":"Birds","url":"/birds/"} --><!-- wp:navigation-link {"label":"Terns","url":"/terns/"} /--><!-- /wp:navigation-submenu -->'
    const items = await itemsOf(
      exportOf(itemXml({ post_type: 'wp_navigation', title: 'Main', 'content:encoded': content })),
    )
    expect(items).toMatchObject([
      {
        kind: 'menu',
        links: [
          { label: 'Birds', url: '/birds/', level: 0 },
          { label: 'Terns', url: '/terns/', level: 1 },
        ],
      },
    ])
  })
})
