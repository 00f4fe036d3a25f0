import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { chosenServices, comparePath } from './choice.ts'
import { ComparePage } from './compare-page.tsx'
import type { ComparedService } from './comparison.tsx'
import { compareHead } from './head.ts'

const furrow = { name: 'Furrow', price: '$1,800', period: 'a month', link: '/contact-us/?plan=furrow' }
const rise = { name: 'Rise', price: '$4,500', period: 'a month', link: '/contact-us/?plan=rise' }

const service = (slug: string, sizes: { furrow?: string; rise?: string }): ComparedService => ({
  title: `Title of ${slug}`,
  slug,
  family: 'core',
  summary: 'One line',
  audience: `Not for everybody: ${slug}`,
  weeks: { from: 4, to: 12 },
  price: {
    plans: [
      ...(sizes.furrow ? [{ ...furrow, size: sizes.furrow }] : []),
      ...(sizes.rise ? [{ ...rise, size: sizes.rise }] : []),
    ],
    note: '',
  },
  steps: [{ title: 'Onboarding', content: `You give ${slug} access.`, fromDay: 1, toDay: 3 }],
  deliverables: [{ when: 'Day 7', text: 'Strategy', detail: '' }],
  sixtyDays: ['A chart'],
})
const seo = service('seo', { furrow: 'up to 500 products', rise: 'more products' })
const links = service('link-building', { rise: 'research included' })

function render(compared: ComparedService[]) {
  const html = renderToStaticMarkup(
    <ComparePage compared={compared} plans={[furrow, rise]} groups={[{ name: 'Core SEO', services: [seo, links] }]} />,
  )
  return new JSDOM(html).window.document
}
const folded = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

test('a URL names each service once, and at most three', () => {
  const of = (query: string) => chosenServices(new URLSearchParams(query))
  expect(of('service=a&service=&service=a&service=b')).toEqual(['a', 'b'])
  expect(of('service=a&service=b&service=c&service=d')).toEqual(['a', 'b', 'c'])
  expect(of(new URL(comparePath(['seo', 'link-building']), 'http://a.example').search)).toEqual([
    'seo',
    'link-building',
  ])
})

test('S-12 the choice is a GET form with three lists, and repeats what was chosen', () => {
  const form = render([links]).querySelector('form')
  expect(form?.getAttribute('method') ?? 'get').toBe('get')
  expect(form?.getAttribute('action')).toBe('/services/compare/')
  const lists = [...(form?.querySelectorAll<HTMLSelectElement>('select[name="service"]') ?? [])]
  expect(lists.map(({ value }) => value)).toEqual(['link-building', '', ''])
  for (const list of lists) expect(form?.querySelector(`label[for="${list.id}"]`)).not.toBeNull()
})

test('the comparison has weeks, price, who does what, and who it is not for', () => {
  const document = render([seo, links])
  const rows = [...document.querySelectorAll('.compare-table tbody tr')]
  const cells = (heading: string) => {
    const row = rows.find((one) => folded(one.querySelector('th')) === heading)
    return [...(row?.querySelectorAll('td') ?? [])].map(folded)
  }
  expect(cells('Weeks')[0]).toContain('Week 4 to 12')
  expect(cells('Price')[0]).toContain('From $1,800 a month')
  expect(cells('Price')[1]).toContain('$4,500 a month')
  expect(cells('Who it is for, and who it is not for')[1]).toContain('Not for everybody: link-building')
  expect(cells('Who does what')[0]).toContain('You give seo access.')
  const hrefs = [...document.querySelectorAll('.compare-table a.button')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/contact-us/?service=seo', '/contact-us/?service=link-building'])
})

test('the price list says for each service which plan covers which size', () => {
  const rows = [...render([]).querySelectorAll('.price-list tbody tr')]
  expect(rows.map((row) => [...row.children].map(folded))).toEqual([
    ['Title of seo', '4 to 12', 'Furrow, $1,800 up to 500 products', 'Rise, $4,500 more products'],
    ['Title of link-building', '4 to 12', '', 'Rise, $4,500 research included'],
  ])
})

test('S-20 a chosen combination is not indexed, and titles and descriptions fit', () => {
  const plain = compareHead([], 'Prairie Signal')
  const chosen = compareHead(['On-page SEO', 'Link building'], 'Prairie Signal')
  expect([plain.robots, chosen.robots]).toEqual([undefined, 'noindex, follow'])
  expect(chosen.path).toBe('/services/compare/')
  for (const { title, description } of [plain, chosen]) {
    expect(title.length).toBeGreaterThanOrEqual(50)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(100)
    expect(description.length).toBeLessThanOrEqual(150)
  }
})
