import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ChartBlock } from '../../../../engine/tool/blocks.ts'
import { Chart, twinOf } from './chart.tsx'

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

test.each(['bars', 'columns', 'line'] as const)('the table beside a chart of %s has all of its values', (form) => {
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

test('the table beside ticks counts them and says where they are', () => {
  const block = chart({ form: 'ticks', labels: [], series: [{ name: 'wool', values: [0.1, 0.5] }] })
  expect(twinOf(block).rows).toEqual([['wool', 2, '10% 50%']])
})

test('one thing of a chart is marked, and only that', () => {
  for (const form of ['bars', 'columns', 'ticks'] as const)
    expect(render(<Chart {...chart({ form, highlight: 1 })} />).match(/is-marked/g)).toHaveLength(1)
  expect(render(<Chart {...chart({ highlight: 2 })} />).match(/plot-dot/g)).toHaveLength(1)
  expect(render(<Chart {...chart({})} />)).not.toContain('plot-dot')
})

test('a marked value that is unknown is not drawn', () => {
  expect(render(<Chart {...chart({ highlight: 1 })} />)).not.toContain('plot-dot')
})

test('a chart is told in words', () => {
  expect(render(<Chart {...chart({ highlight: 0 })} />)).toContain(
    'Size. sent: highest 1,880.5 kB at July. kept: highest 12 kB at June. Marked: May, 140 kB.',
  )
})

test('a donut has a ring for each part of more than nothing, its share, and their sum', () => {
  const block = chart({
    form: 'donut',
    unit: 'links',
    labels: ['Works', 'Gone', 'None'],
    series: [{ name: 'Links', values: [3, 1, 0] }],
  })
  const html = render(<Chart {...block} />)
  expect(html.match(/<circle/g)).toHaveLength(2)
  expect(stripTags(html)).toMatch(/4Works 3 links 75%Gone 1 links? 25%/)
})
