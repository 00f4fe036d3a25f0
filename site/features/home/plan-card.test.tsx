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
