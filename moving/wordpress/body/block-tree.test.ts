import { describe, expect, test } from 'vitest'
import { computingMs } from '../export-sample.ts'
import { type Block, htmlOf, readBlocks } from './block-tree.ts'

const shapeOf = (parts: (string | Block)[]): unknown[] =>
  parts.map((part) => (typeof part === 'string' ? part : [part.name, part.attributes, ...shapeOf(part.parts)]))

describe('blocks of the block editor', () => {
  test('nest, with their attributes', () => {
    const html =
      'a<!-- wp:group {"tagName":"section"} --><div><!-- wp:core/paragraph --><p>b</p><!-- /wp:core/paragraph --></div><!-- /wp:group --><!-- wp:acme/list {"text":"x \\u002d\\u002d y"} /-->'
    expect(shapeOf(readBlocks(html))).toEqual([
      'a',
      ['group', { tagName: 'section' }, '<div>', ['paragraph', {}, '<p>b</p>'], '</div>'],
      ['acme/list', { text: 'x -- y' }],
    ])
  })

  test('have their source, for a note in the text', () => {
    const [block] = readBlocks('<!-- wp:acme/map {"at":1} -->x<!-- /wp:acme/map -->')
    expect((block as Block).source).toBe('<!-- wp:acme/map {"at":1} -->x<!-- /wp:acme/map -->')
  })

  test.each([
    ['a block without an end', '<!-- wp:paragraph --><p>a</p>', [['paragraph', {}, '<p>a</p>']]],
    ['an end without a block', '<p>a</p><!-- /wp:paragraph -->', ['<p>a</p>']],
    ['an end of an outer block', '<!-- wp:a --><!-- wp:b -->x<!-- /wp:a -->y', [['a', {}, ['b', {}, 'x']], 'y']],
    ['attributes that are no JSON', '<!-- wp:a {"x": --><!-- /wp:a -->', [['a', {}]]],
    ['other comments', 'a<!-- more -->b', ['a<!-- more -->b']],
    ['a comment without an end', 'a<!-- wp:a', ['a<!-- wp:a']],
  ])('%s', (_, html, shape) => {
    expect(shapeOf(readBlocks(html))).toEqual(shape)
  })

  test.each([
    ['nested blocks', `${'<!-- wp:group -->'.repeat(30_000)}x`],
    ['blocks that do not end', '<!-- wp:group {"a":1'.repeat(30_000)],
    ['ends of other blocks', `${'<!-- wp:a -->'.repeat(100)}${'<!-- /wp:b -->'.repeat(30_000)}`],
  ])('%s take linear time', async (_, html) => {
    expect(await computingMs(() => readBlocks(html))).toBeLessThan(5_000)
  })

  test('nested too deeply keep their HTML', () => {
    const html = `${'<!-- wp:group --><i>'.repeat(90)}x${'</i><!-- /wp:group -->'.repeat(90)}`
    expect(
      readBlocks(html)
        .map((part) => (typeof part === 'string' ? part : htmlOf(part)))
        .join(''),
    ).toBe(`${'<i>'.repeat(90)}x${'</i>'.repeat(90)}`)
  })
})
