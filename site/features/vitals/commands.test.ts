import { expect, test, vi } from 'vitest'
import { recordVitals } from './commands.ts'

const { addVital } = vi.hoisted(() => ({ addVital: vi.fn(async () => undefined) }))
vi.mock('#cms/database/client.ts', () => ({ addVital }))

test('E2 one network adds at most 200 measurements to a kind of page and day, others still count', async () => {
  for (let visit = 0; visit < 205; visit++)
    await recordVitals({ page: `/blog/post-${visit}`, lcp: 600_000 }, { isStaff: false, ip: '192.0.2.1' })
  expect(addVital).toHaveBeenCalledTimes(200)
  await recordVitals({ page: '/blog/post-1', lcp: 800 }, { isStaff: false, ip: '192.0.2.2' })
  await recordVitals({ page: '/', lcp: 800 }, { isStaff: false, ip: '192.0.2.1' })
  expect(addVital).toHaveBeenCalledTimes(202)
})
