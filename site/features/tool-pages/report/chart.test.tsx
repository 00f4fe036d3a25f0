import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ChartBlock } from '#engine/tool/blocks.ts'
import { Chart, twinOf } from './chart.tsx'
import { treemapOf } from './treemap-layout.ts'

const render = (element: ReactElement) => renderToStaticMarkup(element)
const stripTags = (html: string) => html.replace(/<[^>]*>/g, '')

const chart = (more: Partial<ChartBlock>): ChartBlock => ({
  kind: 'chart',
  title: 'Size',
  form: 'line',
  unit: 'kB',
  labels: ['May', 'June', 'July'],
  series: [
    { name: 'sent', values: [140, null, 1880.5] },
    { name: 'kept', values: [0, 12, 7] },
  ],
  method: 'Counted.',
  ...more,
})

test.each(['bars', 'columns', 'line'] as const)('the table of a chart of %s has all of its values', (form) => {
  const block = chart({ form })
  expect(twinOf(block).rows).toEqual([
    ['May', 140, 0],
    ['June', null, 12],
    ['July', 1880.5, 7],
  ])
  const html = render(<Chart {...block} />)
  const table = stripTags(html.slice(html.indexOf('<tbody')))
  for (const value of ['140 kB', 'unknown', '1,880.5 kB', '0 kB', '12 kB', '7 kB']) expect(table).toContain(value)
})

test('the table of ticks counts them and says where they are', () => {
  const block = chart({ form: 'ticks', labels: [], series: [{ name: 'wool', values: [0.1, 0.5] }] })
  expect(twinOf(block).rows).toEqual([['wool', 2, '10% 50%']])
})

test('only one item of a chart is marked', () => {
  for (const form of ['bars', 'columns', 'ticks'] as const)
    expect(render(<Chart {...chart({ form, highlight: 1 })} />).match(/is-marked/g)).toHaveLength(1)
  expect(render(<Chart {...chart({ highlight: 2 })} />).match(/plot-dot/g)).toHaveLength(1)
  expect(render(<Chart {...chart({})} />)).not.toContain('plot-dot')
})

test('an unknown marked value is not drawn', () => {
  expect(render(<Chart {...chart({ highlight: 1 })} />)).not.toContain('plot-dot')
})

test('a chart has a text alternative', () => {
  expect(render(<Chart {...chart({ highlight: 0 })} />)).toContain(
    'Size. sent: highest 1,880.5 kB at July. kept: highest 12 kB at June. Marked: May, 140 kB.',
  )
})

test('a donut has a ring for each part above zero, its share, and their sum', () => {
  const block = chart({
    form: 'donut',
    unit: 'links',
    labels: ['Works', 'Gone', 'None'],
    series: [{ name: 'Links', values: [3, 1, 0] }],
  })
  const html = render(<Chart {...block} />)
  expect(html.match(/<circle/g)).toHaveLength(2)
  expect(stripTags(html)).toMatch(/4linksWorks 3 links 75%Gone 1 links? 25%/)
})

test('more parts than a donut has colors are bars', () => {
  const labels = ['None', 'Works', 'Gone', 'Not found', 'Loop', 'Server error']
  const block = chart({ form: 'donut', labels, series: [{ name: 'Links', values: [0, 3, 1, 1, 1, 1] }] })
  const html = render(<Chart {...block} />)
  expect(html).not.toContain('<circle')
  const [figure = ''] = html.split('</figure>')
  for (const label of labels) expect(figure.includes(`>${label}<`)).toBe(label !== 'None')
})

test('a range ends at its known end, and an unknown one has no bar', () => {
  const block = chart({
    form: 'ranges',
    unit: 'page loads',
    labels: ['First', 'Second', 'Third'],
    series: [
      { name: 'from', values: [48e6, 25_000, null] },
      { name: 'to', values: [null, 410_000, null] },
    ],
  })
  const html = render(<Chart {...block} />)
  expect(html.match(/class="range( is-open)?"/g)).toEqual(['class="range is-open"', 'class="range"'])
  expect(stripTags(html)).toContain('48,000,000 page loads or more')
  expect(stripTags(html)).toContain('25,000 to 410,000 page loads')
  expect(stripTags(html)).toContain('Thirdunknown')
})

test('the areas of a treemap are proportional, complete, and do not overlap', () => {
  const values = [50, 20, 10, 10, 6, 3, 1, 0, null]
  const tiles = treemapOf(values, { width: 100, height: 40 })
  expect(tiles).toHaveLength(7)
  for (const { at, width, height } of tiles) expect(width * height).toBeCloseTo(40 * (values[at] ?? 0), 6)
  for (const one of tiles)
    for (const other of tiles.filter((tile) => tile.at > one.at))
      expect(
        one.x + one.width <= other.x + 1e-9 ||
          other.x + other.width <= one.x + 1e-9 ||
          one.y + one.height <= other.y + 1e-9 ||
          other.y + other.height <= one.y + 1e-9,
      ).toBe(true)
})

test('a radar has a shape for each series and omits unknown values', () => {
  const block = chart({
    form: 'radar',
    labels: ['A', 'B', 'C', 'D'],
    series: [
      { name: 'you', values: [1, 1, 1, 1] },
      { name: 'other', values: [0.5, null, 0.5, 0.5] },
    ],
  })
  const shapes = [...render(<Chart {...block} />).matchAll(/class="radar-shape[^"]*" d="([^"]*)"/g)]
  expect(shapes.map(([, path = '']) => path.split('L').length)).toEqual([4, 3])
})

test.each([
  [['you', 'other', 'both'], 2],
  [['a', 'b', 'c', 'a and b', 'a and c', 'b and c', 'all'], 3],
])('a Venn diagram has a region for each of %j', (labels, sets) => {
  const block = chart({ form: 'venn', labels, series: [{ name: 'Terms', values: labels.map((_, at) => at + 11) }] })
  const html = render(<Chart {...block} />)
  expect(html.match(/<circle/g)).toHaveLength(sets)
  for (const at of labels.keys()) expect(html).toContain(`>${at + 11}</text>`)
})
