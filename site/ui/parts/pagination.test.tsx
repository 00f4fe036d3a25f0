import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pagination, pagePath, pageWindow } from './pagination.tsx'

const html = (current: number, total: number, base?: string) =>
  renderToStaticMarkup(<Pagination current={current} total={total} base={base} />)

test.each([
  [10, 20, '1 ... 8 9 10 11 12 ... 20'],
  [1, 20, '1 2 3 ... 20'],
  [20, 20, '1 ... 18 19 20'],
  [3, 20, '1 2 3 4 5 ... 20'],
  [6, 20, '1 ... 4 5 6 7 8 ... 20'],
  [1, 1, '1'],
  [2, 3, '1 2 3'],
  [1, 6, '1 2 3 ... 6'],
])('R-201 page %i of %i shows the first, the last, and the pages within 2: %s', (current, total, expected) => {
  expect(pageWindow(current, total).join(' ')).toBe(expected)
})

test.each([
  [5, 10, '1 2 3 4 5 6 7 ... 10'],
  [6, 10, '1 ... 4 5 6 7 8 9 10'],
  [4, 4, '1 2 3 4'],
  [1, 4, '1 2 3 4'],
  [1, 5, '1 2 3 4 5'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
])('R-203 a gap of one page shows that page: %i of %i is %s', (current, total, expected) => {
  expect(pageWindow(current, total).join(' ')).toBe(expected)
})

test('R-201 R-203 every window is ascending, within range, without gaps of one', () => {
  for (let total = 1; total <= 40; total++) {
    for (let current = 1; current <= total; current++) {
      const pages = pageWindow(current, total)
      const numbers = pages.filter((page) => page !== '...')
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers[0]).toBe(1)
      expect(numbers.at(-1)).toBe(total)
      for (let page = Math.max(1, current - 2); page <= Math.min(total, current + 2); page++)
        expect(numbers).toContain(page)
      pages.forEach((page, at) => {
        if (page === '...') expect(Number(pages[at + 1]) - Number(pages[at - 1])).toBeGreaterThan(2)
        else if (at > 0 && pages[at - 1] !== '...') expect(page - Number(pages[at - 1])).toBe(1)
      })
    }
  }
})

test('R-202 gaps are three dots hidden from assistive technology', () => {
  expect(html(10, 20).match(/<li aria-hidden="true">\.\.\.<\/li>/g)).toHaveLength(2)
})

test.each([
  [1, 3, false, true],
  [2, 3, true, true],
  [3, 3, true, false],
])('R-205 page %i of %i: previous %s, next %s', (current, total, previous, next) => {
  expect(html(current, total).includes('Previous')).toBe(previous)
  expect(html(current, total).includes('Next')).toBe(next)
})

test('R-206 page 1 is the base path, and every other page has its number', () => {
  expect(pagePath(1)).toBe('/blog/')
  expect(pagePath(2)).toBe('/blog/page/2')
  expect(pagePath(3, '/blog/category/seo/')).toBe('/blog/category/seo/page/3')
  expect(pagePath(2, '/portfolio')).toBe('/portfolio/page/2')
  const hrefs = [...html(2, 3).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  expect(hrefs).toEqual(['/blog/', '/blog/', '/blog/page/2', '/blog/page/3', '/blog/page/3'])
})

test('R-207 pagination is a labeled landmark with the current page and prev and next links', () => {
  const markup = html(2, 3)
  expect(markup).toContain('<nav class="pagination" aria-label="Pagination">')
  expect(markup.match(/aria-current="page"/g)).toHaveLength(1)
  expect(markup).toContain('<a href="/blog/page/2" aria-current="page">2</a>')
  expect(markup).toMatch(/href="\/blog\/" rel="prev"/)
  expect(markup).toMatch(/href="\/blog\/page\/3" rel="next"/)
})

test('R-207 one page needs no pagination', () => {
  expect(html(1, 1)).toBe('')
})
