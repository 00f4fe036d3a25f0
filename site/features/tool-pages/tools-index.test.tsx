import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToolsIndex } from './tools-index.tsx'

const groups = [
  {
    id: 'seo',
    name: 'SEO',
    tools: [
      { name: 'Hreflang checker', slug: 'hreflang', desc: 'Return links', icon: 'globe', runs: 'server', isOpen: true },
    ],
  },
  {
    id: 'image',
    name: 'Image',
    tools: [
      { name: 'SVG to PNG', slug: 'svg-to-png', desc: 'Bitmaps', icon: 'vector', runs: 'browser', isOpen: true },
      { name: 'PNG to SVG', slug: 'png-to-svg', desc: 'Curves', icon: 'curve', runs: 'browser', isOpen: false },
    ],
  },
]
const render = (asked: string) => renderToStaticMarkup(<ToolsIndex groups={groups} total={2} query={asked} />)

test('R-040 R-174 each group has a fragment, and each tool its name, description, location, and path', () => {
  const html = render('')
  for (const id of ['seo', 'image']) expect(html).toContain(`id="${id}"`)
  expect(html).toMatch(
    /<a href="\/tools\/svg-to-png\/"><b><svg class="icon".*?<\/svg>SVG to PNG<\/b> <span>Bitmaps<\/span> <span class="data">browser<\/span><\/a>/,
  )
  expect(html).toContain('2 tools, 1 is not available yet')
})

test('R-041 an offline tool is marked and not counted', () => {
  const html = render('')
  expect(html).toContain('<a href="/tools/png-to-svg/" data-closed=""><b>')
  expect(html).toContain('<span class="data">not open yet</span>')
  expect(html).toMatch(/href="#image">Image <span class="count">1</)
})

test('R-041 the server filters the tools, keeps their order, and hides the others', () => {
  const html = render('png')
  expect(html).toContain('<li hidden=""><a href="/tools/hreflang/">')
  expect(html).toContain('<li><a href="/tools/svg-to-png/">')
  expect(html.match(/<div class="group-line" hidden="">/g)).toHaveLength(1)
  expect(html).toContain('1 tool matches, 1 is not available yet')
  expect(html).toContain('value="png"')
})
