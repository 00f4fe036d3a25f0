import { expect, test } from 'vitest'
import { examineTrial } from '#audit/trial/examine-trial.ts'
import { largeSite } from '#audit/trial/large-site.ts'
import { groupCounts, reportCharts } from './charts.ts'
import { layOutSite, NODE_WIDTH } from './site-layout.ts'

const report = await examineTrial(largeSite([], { seed: 21, size: 60, times: 1 }).site)

test('each page of a template is in one node, and no two nodes overlap', () => {
  const { nodes, width, height } = layOutSite(report)
  const html = report.pages.filter(({ template }) => template !== '')
  expect(nodes.reduce((sum, { pages }) => sum + pages, 0)).toBe(html.length)
  for (const [at, node] of nodes.entries())
    for (const other of nodes.slice(at + 1))
      expect(node.x !== other.x || node.y + node.height <= other.y || other.y + other.height <= node.y).toBe(true)
  expect(Math.max(...nodes.map(({ x }) => x + NODE_WIDTH))).toBe(width)
  expect(Math.max(...nodes.map((node) => node.y + node.height))).toBe(height)
})

test('bands lead from a column to the next, and only a site with errors has a worst node', () => {
  const { bands, worst } = layOutSite(report)
  expect(bands.length).toBeGreaterThan(0)
  expect(bands.every(({ stroke, links }) => stroke >= 1 && links > 0)).toBe(true)
  expect(worst).toBeUndefined()
  const [first] = report.pages
  const pages = first ? [{ ...first, errors: 2 }, ...report.pages.slice(1)] : []
  expect(layOutSite({ ...report, pages }).worst).toMatchObject({ depth: 0, errors: 2 })
  expect(layOutSite({ pages: [], flow: [] })).toMatchObject({ nodes: [], bands: [], columns: [] })
})

test('many templates of one column are drawn as one node', () => {
  const [page] = report.pages
  if (!page) throw new Error('The site has no page.')
  const pages = Array.from({ length: 20 }, (_, at) => ({ ...page, depth: 1, template: `pages in /${at}/` }))
  const { nodes } = layOutSite({ pages, flow: [] })
  expect(nodes).toHaveLength(7)
  expect(nodes.at(-1)).toMatchObject({ label: 'other pages', pages: 14 })
})

test('every chart counts each page once', () => {
  const html = report.pages.filter(({ template }) => template !== '')
  const sums = reportCharts(report.pages).map(({ title, series }) => [
    title,
    series[0]?.values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
  ])
  expect(sums[0]).toEqual(['Status', report.pages.length])
  for (const [, sum] of sums.slice(1)) expect(sum).toBe(html.length)
  expect(groupCounts([5, 10, 20, 99], [10, 20], String)).toEqual({
    labels: ['below 10', '10 to 20', '20 or more'],
    values: [1, 1, 2],
  })
  expect(groupCounts([15], [10, 20], String)).toEqual({ labels: ['10 to 20'], values: [1] })
  expect(groupCounts([], [10], String)).toEqual({ labels: [], values: [] })
})
