import { expect, test } from 'vitest'
import { examineTrial } from '../trial/examine-trial.ts'
import { largeSite } from '../trial/large-site.ts'

test('links among templates are counted once for each pair of pages', async () => {
  const { site } = largeSite([], { seed: 5, size: 40, times: 1 })
  const { flow, pages, templates } = await examineTrial(site)
  const labels = new Set(templates.map(({ label }) => label))
  expect(flow.every(({ from, to }) => labels.has(from) && labels.has(to))).toBe(true)
  const html = pages.filter(({ template }) => template !== '')
  const sum = flow.reduce((all, { links }) => all + links, 0)
  expect(sum).toBe(html.reduce((all, { linksIn }) => all + linksIn, 0))
  // No page is further from the start page than one click after a page that links to it.
  expect(flow.filter(({ fromDepth, toDepth }) => toDepth > fromDepth + 1)).toEqual([])
})
