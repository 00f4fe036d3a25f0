import { describe, expect, test } from 'vitest'
import type { RawItem } from '../export/record.ts'
import { seoOf } from './seo.ts'

const facts = {
  title: 'Terns of the coast',
  siteTitle: 'Bird Notes',
  tagline: 'About birds',
  excerpt: 'They fly far.',
  category: 'Birds',
  tag: 'coast',
  author: 'Ann Tern',
  focus: 'terns',
}
const itemWith = (meta: Record<string, string>): RawItem => ({
  kind: 'item',
  line: 1,
  fields: new Map(),
  meta: new Map(Object.entries(meta).map(([name, value]) => [name, [value]])),
  terms: [],
  comments: [],
})
const read = (meta: Record<string, string>) => seoOf(itemWith(meta), 'https://old.example/terns/', facts)

describe('titles and descriptions', () => {
  test.each([
    [
      'Yoast',
      { _yoast_wpseo_title: '%%title%% in %%category%% %%page%% %%sep%% %%sitename%%' },
      'Terns of the coast in Birds - Bird Notes',
    ],
    [
      'Yoast, with nothing between separators',
      { _yoast_wpseo_title: 'Terns %%sep%% %%page%% %%sep%% %%sitename%%' },
      'Terns - Bird Notes',
    ],
    ['Rank Math', { rank_math_title: 'All terns %sep% %sitename%' }, 'All terns - Bird Notes'],
    [
      'All in One SEO',
      { _aioseo_title: '#post_title, by #author_name #separator_sa #tagline' },
      'Terns of the coast, by Ann Tern - About birds',
    ],
    ['All in One SEO with a tag of social media', { _aioseo_title: 'Our #birds 100%' }, 'Our #birds 100%'],
    ['older All in One SEO', { _aioseop_title: '%post_title% for you' }, 'Terns of the coast for you'],
    ['SEOPress', { _seopress_titles_title: 'About %%post_title%%' }, 'About Terns of the coast'],
    ['without variables', { _yoast_wpseo_title: 'Terns &amp; gulls' }, 'Terns & gulls'],
  ])('of %s', (_, meta, title) => {
    expect(read(meta)).toEqual({ seo: { title }, notes: [] })
  })

  test.each([
    ['Yoast', { _yoast_wpseo_title: '%%title%% %%page%% %%sep%% %%sitename%%' }],
    ['Rank Math', { rank_math_title: '%title% | %sitename%' }],
    ['All in One SEO', { _aioseo_title: '#post_title #separator_sa #site_title' }],
    ['the title itself', { _yoast_wpseo_title: 'Terns of the coast' }],
  ])('that every text has say nothing: %s', (_, meta) => {
    expect(read(meta)).toEqual({ seo: {}, notes: [] })
  })

  test('with a variable that is unknown here are left out with a note', () => {
    const { seo, notes } = read({
      _yoast_wpseo_title: 'Terns %%cf_price%%',
      _yoast_wpseo_metadesc: '%%excerpt%% Read on.',
    })
    expect(seo).toEqual({ description: 'They fly far. Read on.' })
    expect(notes).toEqual([expect.stringContaining('%%cf_price%%')])
  })

  test('of one plugin count before those of the next', () => {
    expect(read({ rank_math_title: 'Second', _yoast_wpseo_title: 'First' }).seo.title).toBe('First')
  })

  test('with a percent sign are text', () => {
    expect(read({ rank_math_description: 'Save 50% on 20% of birds' }).seo.description).toBe('Save 50% on 20% of birds')
  })
})

test.each([
  ['Yoast', { '_yoast_wpseo_meta-robots-noindex': '1' }, true],
  ['Yoast, always shown', { '_yoast_wpseo_meta-robots-noindex': '2' }, undefined],
  ['Rank Math', { rank_math_robots: 'a:2:{i:0;s:7:"noindex";i:1;s:8:"nofollow";}' }, true],
  ['Rank Math, shown', { rank_math_robots: 'a:1:{i:0;s:5:"index";}' }, undefined],
  ['All in One SEO', { _aioseop_noindex: 'on' }, true],
])('whether search engines may show a text: %s', (_, meta, noindex) => {
  expect(read(meta).seo.noindex).toBe(noindex)
})

test('a canonical URL of another page, and texts for sharing, are notes', () => {
  const { notes } = read({
    _yoast_wpseo_canonical: 'https://other.example/terns/',
    '_yoast_wpseo_opengraph-title': 'Look at these terns',
    '_yoast_wpseo_twitter-title': '%%title%%',
  })
  expect(notes).toEqual([
    expect.stringContaining('https://other.example/terns/'),
    expect.stringContaining('Look at these terns'),
  ])
  expect(read({ _yoast_wpseo_canonical: 'https://old.example/terns/' }).notes).toEqual([])
})
