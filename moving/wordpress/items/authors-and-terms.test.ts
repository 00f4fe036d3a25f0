import { describe, expect, test } from 'vitest'
import type { Item } from '../../item.ts'
import { exportOf, itemsOf, itemXml, metaXml } from '../export-sample.ts'

const byKey = (items: Item[], key: string) => items.find((item) => item.key === key)
const ofKind = <K extends Item['kind']>(items: Item[], kind: K) =>
  items.filter((item): item is Extract<Item, { kind: K }> => item.kind === kind)

describe('authors and terms', () => {
  test('authors come with their names, also those whom only texts name', async () => {
    const author =
      '<wp:author><wp:author_id>3</wp:author_id><wp:author_login>Ann.Tern</wp:author_login><wp:author_email>ann@old.example</wp:author_email><wp:author_display_name>Ann Tern</wp:author_display_name></wp:author>'
    const items = await itemsOf(
      exportOf(author + itemXml({ 'dc:creator': 'Ann.Tern' }) + itemXml({ post_id: 2, 'dc:creator': 'bob' })),
    )
    expect(ofKind(items, 'author')).toMatchObject([
      {
        key: 'author Ann.Tern',
        name: 'Ann Tern',
        username: 'ann-tern',
        email: 'ann@old.example',
        addresses: ['/author/ann-tern/', '/?author=3'],
        at: 'line 4',
      },
      { key: 'author bob', name: 'bob', notes: [expect.stringContaining('in texts only')] },
    ])
    expect(byKey(items, 'post 2')).toMatchObject({ authors: ['author bob'] })
  })

  const terms = `<wp:category><wp:term_id>7</wp:term_id><wp:category_nicename>terns</wp:category_nicename><wp:category_parent>birds</wp:category_parent><wp:cat_name><![CDATA[Terns &amp; gulls]]></wp:cat_name><wp:category_description>Far flyers</wp:category_description></wp:category>
<wp:category><wp:term_id>8</wp:term_id><wp:category_nicename>birds</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>Birds</wp:cat_name></wp:category>
<wp:tag><wp:term_id>9</wp:term_id><wp:tag_slug>coast</wp:tag_slug><wp:tag_name>Coast</wp:tag_name></wp:tag>
<wp:term><wp:term_id>10</wp:term_id><wp:term_taxonomy>genre</wp:term_taxonomy><wp:term_slug>essay</wp:term_slug><wp:term_name>Essay</wp:term_name></wp:term>`
  const post = itemXml(
    {},
    '<category domain="category" nicename="terns">Terns</category><category domain="tag" nicename="coast">Coast</category><category domain="genre" nicename="essay">Essay</category><category domain="category" nicename="unlisted">Unlisted</category><category>Twice</category>',
  )

  test('categories have the addresses below their parents', async () => {
    const items = await itemsOf(exportOf(terms + post))
    expect(byKey(items, 'category terns')).toMatchObject({
      kind: 'category',
      title: 'Terns & gulls',
      slug: 'terns',
      description: 'Far flyers',
      addresses: ['/category/birds/terns/', '/category/terns/', '/?cat=7', '/?category_name=terns'],
    })
    expect(byKey(items, 'tag coast')).toMatchObject({ kind: 'tag', addresses: ['/tag/coast/', '/?tag=coast'] })
    expect(byKey(items, 'genre essay')).toMatchObject({
      kind: 'left-out',
      addresses: ['/genre/essay/', '/?genre=essay'],
    })
    expect(byKey(items, 'category unlisted')).toMatchObject({ title: 'Unlisted' })
    expect(byKey(items, 'post 1')).toMatchObject({ terms: ['category terns', 'tag coast', 'category unlisted'] })
  })

  test('of a text begin with its main category', async () => {
    const main = post.replace('</item>', `${metaXml({ _yoast_wpseo_primary_category: 8 })}</item>`)
    const also = main.replace('<category ', '<category domain="category" nicename="terns">Terns</category><category ')
    const items = await itemsOf(exportOf(terms + also.replace('nicename="unlisted"', 'nicename="birds"')))
    expect(byKey(items, 'post 1')).toMatchObject({ terms: ['category birds', 'category terns', 'tag coast'] })
  })

  test('of other lists, and tags, become what is chosen', async () => {
    const items = await itemsOf(exportOf(terms + post), { taxonomies: { genre: 'category' }, tags: 'category' })
    expect(byKey(items, 'genre essay')).toMatchObject({ kind: 'category' })
    expect(byKey(items, 'tag coast')).toMatchObject({ kind: 'category' })
    const without = await itemsOf(exportOf(terms + post), { tags: 'skip' })
    expect(byKey(without, 'tag coast')).toMatchObject({ kind: 'left-out' })
    expect(byKey(without, 'post 1')).toMatchObject({ terms: ['category terns', 'category unlisted'] })
  })
})
