import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tools } from '#content/tools.ts'
import { toolIcons } from './tool-icon.tsx'
import { ToolPage } from './tool-page.tsx'
import type { ToolRow } from './tool-row.ts'

const slugs = new Set(tools.map(({ slug }) => slug))

/** Returns the tools that the code of a tool names, which is how reports name the next ones. */
const namedBy = (slug: string) =>
  readdirSync(`tools/${slug}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(about|bench|\.test)\.tsx?$/.test(name))
    .flatMap((name) => [...readFileSync(`tools/${slug}/${name}`, 'utf8').matchAll(/slug: '([\w-]+)'/g)])
    .flatMap(([, named = '']) => (slugs.has(named) && named !== slug ? [named] : []))

test.each(tools)('$slug is related to the tools that its report may name, and to others that exist', (tool) => {
  expect(tool.related).toEqual(expect.arrayContaining(namedBy(tool.slug)))
  expect(tool.related.filter((slug) => !slugs.has(slug) || slug === tool.slug)).toEqual([])
  expect(new Set(tool.related).size).toBe(tool.related.length)
  expect(tool.related.length).toBeGreaterThanOrEqual(3)
  expect(tool.related.length).toBeLessThanOrEqual(4)
})

test('every tool is related to another one, so that no page is without a link', () => {
  const linked = new Set(tools.flatMap(({ related }) => related))
  expect(tools.filter(({ slug }) => !linked.has(slug)).map(({ slug }) => slug)).toEqual([])
})

test('R-174 R-183 R-219 every tool has an icon of its own, and every icon a tool', () => {
  expect(tools.map(({ icon }) => icon).toSorted()).toEqual(Object.keys(toolIcons).toSorted())
  expect(new Set(Object.values(toolIcons)).size).toBe(tools.length)
})

test('the page of a run shows only the related tools that its report names, with their forms filled in', () => {
  const row = (slug: string): ToolRow => ({ name: slug, slug, desc: 'x', icon: 'hash', runs: 'browser', isOpen: true })
  const html = renderToStaticMarkup(
    <ToolPage
      name="A tool"
      desc=""
      group={{ label: 'SEO', href: '/tools/#seo' }}
      runs="browser"
      steps={[]}
      meanwhile={{ label: 'Read', href: '/blog/' }}
      related={[row('ssl-checker'), row('dns-lookup')]}
      next={[{ slug: 'dns-lookup', why: 'See its records.', input: { domain: 'shop.com' } }]}
    />,
  )
  expect(html).toContain('<li data-related="ssl-checker" hidden=""><a href="/tools/ssl-checker/">')
  expect(html).toContain(
    '<li data-related="dns-lookup"><a href="/tools/dns-lookup/?filled=1&amp;domain=shop.com#tool">',
  )
})
