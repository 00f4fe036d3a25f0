import { expect, test } from 'vitest'
import type { LinkTarget } from './content-parts.ts'
import { isListed } from './problems.ts'
import { type LinkMap, type LinkVerdict, resolveLink, storedLink } from './resolve-link.ts'
import { type Compared, countLinks, siteChecks } from './site-checks.ts'
import type { SiteDocument } from './site-document.ts'

const document = (id: number, more: Partial<SiteDocument> = {}): SiteDocument => ({
  ...{ key: `posts ${id}`, collection: 'posts', id, title: `Post ${id}`, path: `/blog/post-${id}` },
  ...{ isPublic: true, isDraft: false, searchTitle: `post ${id}`, description: '', keyphraseKey: '' },
  links: [],
  ...more,
})

const documents = [
  document(1, { links: [{ text: 'Two', target: { collection: 'posts', id: 2 } }], searchTitle: 'same' }),
  document(2, { searchTitle: 'same' }),
  document(3, { isPublic: false }),
]
const map: LinkMap = {
  siteUrl: 'https://agency.example',
  byKey: new Map(documents.map((one) => [one.key, one])),
  byPath: new Map([
    ['/blog/post-1', 'posts 1'],
    ['/blog/post-2', 'posts 2'],
  ]),
  redirects: new Map([
    ['/old', '/blog/post-1'],
    ['/gone', null],
  ]),
  checked: new Map([
    [
      'https://dead.example/',
      {
        url: 'https://dead.example/',
        verdict: 'broken',
        detail: 'The server responded with 404.',
        checkedAt: '2026-11-20T00:00:00Z',
      },
    ],
  ]),
}

test.each<[LinkTarget, LinkVerdict, string]>([
  [{ collection: 'posts', id: 2 }, 'ok', 'Post 2'],
  [{ collection: 'posts', id: 3 }, 'broken', 'not published'],
  [{ collection: 'posts', id: 4 }, 'broken', 'does not exist'],
  [{ url: '/blog/post-1/' }, 'ok', 'Post 1'],
  [{ url: 'https://agency.example/blog/POST-2?a=1#top' }, 'ok', 'Post 2'],
  [{ url: '/blog/missing' }, 'broken', 'no page at this path'],
  [{ url: '/missing/' }, 'broken', 'no page at this path'],
  [{ url: '/old/' }, 'redirected', '/blog/post-1'],
  [{ url: '/gone' }, 'broken', 'gone'],
  [{ url: '/contact-us/' }, 'ok', 'page of the site'],
  [{ url: '/' }, 'ok', 'page of the site'],
  [{ url: '/blog/feed.xml' }, 'unchecked', ''],
  [{ url: '/blog/page/2' }, 'unchecked', ''],
  [{ url: 'https://dead.example/' }, 'broken', '404. Checked on 2026-11-20.'],
  [{ url: 'https://new.example/' }, 'unchecked', 'Not checked yet.'],
  [{ url: 'mailto:a@b.example' }, 'other', ''],
  [{ url: '#part' }, 'other', ''],
  [{ url: 'javascript:alert(1)' }, 'broken', 'Browsers cannot open'],
  [{ url: 'http://' }, 'broken', 'Browsers cannot open'],
  [{ url: '/%E0%A4%A' }, 'broken', 'no page'],
])('§3 a link to %o is %s', (target, verdict, detail) => {
  const link = resolveLink({ text: '', target }, map)
  expect(link.verdict).toBe(verdict)
  expect(link.detail).toContain(detail)
})

test.each<[LinkTarget, ReturnType<typeof storedLink>]>([
  [
    { collection: 'posts', id: 2 },
    { target: 'posts 2', verdict: 'broken' },
  ],
  [{ url: '/blog/POST-1/?a=1#top' }, { path_key: '/blog/post-1', verdict: 'broken' }],
  [{ url: 'https://agency.example/contact-us/' }, { path_key: '/contact-us', verdict: 'ok' }],
  [{ url: '/blog/feed.xml' }, { path_key: '/blog/feed.xml', verdict: 'unchecked' }],
  [{ url: 'https://new.example/' }, { url: 'https://new.example/', verdict: 'unchecked' }],
  [{ url: 'tel:123' }, { verdict: 'other' }],
  [{ url: 'javascript:alert(1)' }, { verdict: 'broken' }],
])('§3 a link to %o is stored as %o', (target, stored) => {
  expect(storedLink({ text: '', target }, map.siteUrl)).toEqual(stored)
})

const NONE = { count: 0, titles: [] }

test('§3 duplicate titles, incoming links, and broken links are found', () => {
  const of = (one: SiteDocument, compared: Partial<Compared> = {}) => {
    const links = countLinks(
      one.links.map((link) => resolveLink(link, map)),
      one.key,
    )
    const same = { searchTitle: NONE, description: NONE, keyphraseKey: NONE }
    const checks = siteChecks(one, { same, sources: NONE, links, ...compared })
    return Object.fromEntries(checks.map(({ id, status, detail }) => [id, `${status}: ${detail}`]))
  }
  const same = { searchTitle: { count: 1, titles: ['Post 2'] }, description: NONE, keyphraseKey: NONE }
  expect(of(documents[0] as SiteDocument, { same })).toMatchObject({
    'title-unique': 'fail: Also on “Post 2”.',
    'links-in': 'fail: From no other document.',
    'links-out': 'pass: 1 link to other pages of this site.',
  })
  const sources = { count: 5, titles: ['Post 1', 'Post 3', 'Post 4'] }
  expect(of(documents[1] as SiteDocument, { sources })).toMatchObject({
    'links-in': 'pass: From “Post 1”, “Post 3”, “Post 4”, and 2 more.',
  })
  const broken = document(5, {
    links: [
      { text: '', target: { url: '/missing/' } },
      { text: '', target: { url: 'https://new.example/' } },
    ],
  })
  expect(of(broken)['links-broken']).toBe('fail: 1 of 2 links broken. 1 link not checked.')
})

test('§3 the list of problems leaves out pages that only lack a keyphrase', () => {
  expect(isListed('keyphrase', undefined)).toBe(false)
  expect(isListed('keyphrase', 'keyphrase')).toBe(true)
})
