import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOf } from '#engine/paths/document-paths.ts'
import { isBuiltInPath, isReserved } from '#engine/paths/reserved-paths.ts'
import { makeSlug, slugProblem } from '#engine/paths/slug-rules.ts'

const PAGES = 'site/pages'

/**
 * Names in a folder of `site/pages` that a slug could have: pages, and folders of other pages, such as that of the
 * pagination, even if they have no page of their own.
 */
function routesIn(folder: string) {
  const names = readdirSync(join(PAGES, folder)).map((name) => name.replace(/\.(astro|ts)$/, ''))
  return names.filter((name) => makeSlug(name) === name && !(name === 'index' && folder !== '/'))
}

test.each(['posts', 'categories', 'authors', 'services', 'tools', 'case-studies', 'vacancies', 'team', 'pages'])(
  '§1 no slug of %s can be that of a built-in route',
  (collection) => {
    const folder = folderOf(collection) ?? ''
    expect(routesIn(folder).filter((name) => !isReserved(folder, name))).toEqual([])
  },
)

test('§1 the reserved slugs of posts are the folders of the blog', () => {
  expect(routesIn('/blog/').sort()).toEqual(['category', 'page'])
  for (const name of ['category', 'page']) expect(slugProblem('posts', name)).toMatch(`such as ${name}-2.`)
})

test('§1 files next to a document, such as its Markdown and feeds, have a dot, which no slug has', () => {
  for (const name of ['a-post.md', 'feed.xml', 'page/2']) expect(slugProblem('posts', name)).toMatch('Use lowercase')
})

test('§1 routes of the server and public folders are reserved', () => {
  const files = readdirSync('public').filter((name) => !name.includes('.'))
  for (const name of ['admin', 'api', 'cms-api', 'images', 'healthz', 'readyz', 'metrics', 'tool-files', ...files])
    expect(isReserved('/', name), name).toBe(true)
})

test.each([
  ['/', true],
  ['/blog/', true],
  ['/Blog', true],
  ['/admin/collections', true],
  ['/imprint/', false],
  ['/blog/a-post', false],
])('§1 %s is built in: %s', (path, isBuiltIn) => {
  expect(isBuiltInPath(path)).toBe(isBuiltIn)
})
