import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseHtml } from '#tests/support/parse-html.ts'
import { countTicks, horizonEnd, horizonPaths, tickKind, tickText, tickWidth } from './horizon.ts'
import { Horizon } from './horizon.tsx'

const ticks = [200, 301, 404, 403, 503, null, 204].map((status) => ({ status }))

test('each response has one tick, whose shape differs with its status', () => {
  expect([200, 204, 301, 404, 403, 500, null].map(tickKind)).toEqual([
    ...['ok', 'ok', 'redirect', 'refused', 'refused', 'error', 'none'],
  ])
  const paths = horizonPaths(ticks, 10)
  expect(paths.ok).toBe('M50 60V36M650 60V36')
  expect(new Set(Object.values(paths).map((path) => path.replace(/M[\d.]+/, 'M'))).size).toBe(5)
  expect(Object.values(paths).join('').split('V')).toHaveLength(ticks.length + 1)
})

test('the line has a place for every page that is known, and ends at its last tick', () => {
  expect(horizonEnd(ticks, 10)).toBe(70)
  expect(horizonEnd(ticks, 3)).toBe(100)
  expect(horizonEnd([], 0)).toBe(0)
  expect([10, 500, 1_000, 10_000].map((of) => tickWidth([], of))).toEqual([1.5, 1.4, 0.7, 0.5])
})

test('the legend says in words what the ticks show', () => {
  expect(countTicks(ticks)).toEqual({ ok: 2, redirect: 1, refused: 2, error: 1, none: 1 })
  expect(tickText('error', 1)).toBe('1 server error')
  const html = parseHtml(renderToStaticMarkup(<Horizon ticks={ticks} of={10} />))
  expect([...html.querySelectorAll('li:not([hidden])')].map((item) => item.textContent)).toEqual([
    ...['2 loaded', '1 redirected', '2 not found or refused', '1 server error', '1 no response'],
  ])
})
