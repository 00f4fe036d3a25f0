import { expect, test } from 'vitest'
import { pagesToOpen } from './examined-pages.ts'

test('the home page comes first, then the nearest page of each of the largest templates', () => {
  const page = (url: string, depth: number) => [url, { url, depth }] as const
  const byUrl = new Map([page('/', 0), page('/a', 2), page('/b', 1), page('/c', 1), page('/d', 3)])
  const templates = [
    { id: 'pages', label: 'pages', urls: ['/a', '/c', '/b'] },
    { id: 'home', label: 'home page', urls: ['/'] },
    { id: 'deep', label: 'deep pages', urls: ['/d'] },
  ]
  expect(pagesToOpen({ home: byUrl.get('/'), templates, byUrl } as never)).toEqual(['/', '/b', '/d'])
  expect(pagesToOpen({ home: undefined, templates: [], byUrl } as never)).toEqual([])
})

test('five pages are opened at most', () => {
  const urls = Array.from({ length: 9 }, (_, at) => `/${at}`)
  const byUrl = new Map(urls.map((url) => [url, { url, depth: 1 }]))
  const templates = urls.map((url) => ({ id: url, label: url, urls: [url] }))
  expect(pagesToOpen({ home: byUrl.get('/4'), templates, byUrl } as never)).toEqual(['/4', '/0', '/1', '/2', '/3'])
})
