import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlanCard } from './plan-card.tsx'

test('R-307 a plan says Get Started', () => {
  const plan = renderToStaticMarkup(
    <PlanCard
      planName="Grow"
      price="$1"
      items={[{ listTitle: 'One' }, { listText: 'two' }]}
      link="/contact-us/"
      isGrow={true}
    />,
  )
  expect(plan).toContain('<h3>Grow Plan</h3>')
  expect(plan).toContain('>Get Started')
})

test('a plan says how many services start with it, and leads to the prices of all', () => {
  const card = (count: number) =>
    renderToStaticMarkup(
      <PlanCard planName="Grow" price="$1" items={[]} link="/" isGrow={false} starts={{ count, total: 57 }} />,
    ).replace(/<!-- -->/g, '')
  expect(card(50)).toContain('<a href="/services/compare/#prices">50 of 57 services start here</a>')
  expect(card(1)).toContain('1 of 57 services starts here')
})
