import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToolsIndex } from './tools-index.tsx'

const groups = [
  {
    id: 'seo',
    name: 'SEO',
    tools: [{ name: 'hreflang checker', slug: 'hreflang', desc: 'Return links', runs: 'server' }],
  },
  { id: 'image', name: 'Image', tools: [{ name: 'SVG to PNG', slug: 'svg-to-png', desc: 'Bitmaps', runs: 'browser' }] },
]
const render = (asked: string) => renderToStaticMarkup(<ToolsIndex groups={groups} total={2} query={asked} />)

test('R-040 R-174 each group has its address, each tool its name, line, place and path', () => {
  const html = render('')
  for (const id of ['seo', 'image']) expect(html).toContain(`id="${id}"`)
  expect(html).toContain(
    '<a href="/tools/svg-to-png/"><b>SVG to PNG</b> <span>Bitmaps</span> <span class="data">browser</span></a>',
  )
  expect(html).toContain('All 2 shown')
})

test('R-041 the server answers a search too: the order stays, what does not match is grayed', () => {
  const html = render('png')
  expect(html).toMatch(/href="\/tools\/hreflang\/" class="off".*href="\/tools\/svg-to-png\/" class="on"/)
  expect(html).toContain('1 tool matches')
  expect(html).toContain('value="png"')
})
