import { expect, test } from 'vitest'
import { caseStudies } from '#content/case-studies.ts'
import { curveOf } from '#site/ui/charts/curve.ts'

test('the curve of a case study begins and ends with the figures in its title', () => {
  const titled = caseStudies.filter(({ title }) => /from \S+x to/i.test(title))
  expect(titled.length).toBeGreaterThan(0)
  for (const { title, series } of titled) {
    const curve = curveOf(series)
    expect(title.toLowerCase()).toContain(`from ${curve?.first.figure} to ${curve?.last.figure} `)
  }
})
