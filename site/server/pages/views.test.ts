import { expect, test, vi } from 'vitest'
import { countView, flushViews } from './views.ts'

const { addPageViews, addPostViews } = vi.hoisted(() => ({
  addPageViews: vi.fn(async (_day: string, _views: object[]) => undefined),
  addPostViews: vi.fn(async (_day: string, _views: object[]) => undefined),
}))
vi.mock('#cms/database/client.ts', () => ({ addPageViews, addPostViews }))

test('E2 one network adds at most 100 views to a page and day, others still count', async () => {
  for (let view = 0; view < 5_000; view++) countView('/services/seo/', '192.0.2.1')
  for (let view = 0; view < 3; view++) countView('/services/seo/', `198.51.100.${view}`)
  countView('/blog/a-post', '192.0.2.1')
  await flushViews('2026-11-27')
  expect(addPageViews).toHaveBeenCalledWith('2026-11-27', [{ path: '/services/seo/', views: 103 }])
  expect(addPostViews).toHaveBeenCalledWith('2026-11-27', [{ slug: 'a-post', views: 1 }])
})
