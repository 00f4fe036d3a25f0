import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { neighbors } from './neighbors.ts'
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

test('each service is a neighbor of equally many others', () => {
  const list = ['a', 'b', 'c', 'd', 'e']
  const counts = new Map<string, number>()
  for (const [i] of list.entries())
    for (const one of neighbors(list, i + 1, 3)) counts.set(one, (counts.get(one) ?? 0) + 1)
  expect([...counts.values()]).toEqual([3, 3, 3, 3, 3])
  expect(neighbors(['a'], 1, 0)).toEqual([])
  expect(neighbors([], 0, 4)).toEqual([])
})
