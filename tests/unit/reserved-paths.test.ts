import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOf } from '../../engine/document-paths.ts'
import { isBuiltInPath, isReserved } from '../../engine/reserved-paths.ts'

const PAGES = 'site/pages'

/** Names under a folder of `site/pages` that are routes which a slug could match. */
function routesIn(folder: string) {
  const place = join(PAGES, folder)
  if (!existsSync(place)) return []
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const name = entry.name.replace(/\.(astro|ts)$/, '')
    const isSlug = /^[a-z0-9-]+$/.test(name) && !(name === 'index' && folder !== '/')
    const isPage = !entry.isDirectory() || folder === '/' || existsSync(join(place, name, 'index.astro'))
    return isSlug && isPage ? [name] : []
  })
}

test.each(['posts', 'categories', 'authors', 'services', 'tools', 'case-studies', 'vacancies', 'team', 'pages'])(
  '§1 no slug of %s can be that of a built-in route',
  (collection) => {
    const folder = folderOf(collection) ?? ''
    expect(routesIn(folder).filter((name) => !isReserved(folder, name))).toEqual([])
  },
)

test('§1 routes of the server and public folders are reserved', () => {
  const files = readdirSync('public').filter((name) => !name.includes('.'))
  for (const name of ['admin', 'api', 'cms-api', 'images', 'healthz', 'readyz', 'tool-files', ...files])
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
