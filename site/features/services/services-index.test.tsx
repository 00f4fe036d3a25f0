import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type ServiceGroup, ServicesIndex } from './services-index.tsx'

const group = (id: string, count: number): ServiceGroup => ({
  id,
  name: `Group ${id}`,
  count,
  services: Array.from({ length: count }, (_, i) => ({
    title: `${id} ${i}`,
    path: `/services/${id}-${i}/`,
    summary: '',
    weeks: { from: 2, to: i === 0 ? 0 : 8 },
  })),
})

const jumps = [{ name: 'Group ppc', count: 9, href: '#ppc' }]

test('R-035 R-036 R-037 every service has one row, under a heading that counts its group', () => {
  const html = renderToStaticMarkup(
    <ServicesIndex groups={[group('core', 3), group('ppc', 9)]} jumps={jumps} total={12} isPromised />,
  )
  expect(html.match(/href="\/services\/[a-z]+-\d\/"/g)).toHaveLength(12)
  expect(html).toContain('<b class="t-figure">12</b> services')
  expect(html).toContain('href="#ppc"')
  expect(html).toContain('Group ppc <span class="count">9</span>')
  // The text of the bar; missing if the weeks are unknown.
  expect(html.match(/weeks 2 to 8/g)).toHaveLength(10)
})

test('a long group has a button on phones, and a short one has none', () => {
  const html = renderToStaticMarkup(
    <ServicesIndex groups={[group('core', 3), group('ppc', 9)]} jumps={jumps} total={12} isPromised />,
  )
  expect(html.match(/data-all-rows/g)).toHaveLength(1)
  expect(html).toContain('All 9')
})
