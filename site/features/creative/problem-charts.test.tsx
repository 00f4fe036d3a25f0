import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProblemChart } from './problem-charts.tsx'

const problem = (figure: string) => ({
  problem: 'Slow site',
  figure,
  label: 'leave after 3 seconds',
  fix: '',
  reading: '',
})

test('R-029 the chart of slow sites has a hundred strokes, of which the 53 of abandoned visits are short', () => {
  const svg = renderToStaticMarkup(<ProblemChart at={0} problem={problem('53%')} />)
  expect(svg.match(/v260/g)).toHaveLength(47)
  expect(svg.match(/v110/g)).toHaveLength(53)
  expect(svg).toContain('One hundred visits: 53 abandoned, 47 not')
})

test('a figure that is no share has no chart', () => {
  expect(renderToStaticMarkup(<ProblemChart at={0} problem={problem('twice')} />)).toBe('')
})
