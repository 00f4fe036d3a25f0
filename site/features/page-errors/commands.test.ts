import { expect, test, vi } from 'vitest'
import { environment } from '#platform/environment/environment.ts'
import { reportPageError } from './commands.ts'

const { reportBrowserError } = vi.hoisted(() => ({ reportBrowserError: vi.fn(() => true) }))
vi.mock('#platform/error-reports/report-errors.ts', () => ({ reportBrowserError }))

const ours = `send@${environment.siteUrl}/_astro/page.js:2:817`

test('R18 errors of our scripts are reported, those of extensions are not', async () => {
  const error = { page: '/', message: 'Error: a', stack: ours }
  const foreign = { ...error, stack: 'at chrome-extension://abcdef/inject.js:1:1' }
  expect(await reportPageError(foreign, { ip: '192.0.2.1' })).toMatchObject({ success: true })
  expect(reportBrowserError).not.toHaveBeenCalled()
  expect(await reportPageError(error, { ip: '192.0.2.1' })).toMatchObject({ message: 'Reported.' })
  expect(reportBrowserError).toHaveBeenCalledExactlyOnceWith(error)
})

test('E2 one network reports at most ten errors in an hour, others still count', async () => {
  reportBrowserError.mockClear()
  for (let index = 0; index < 15; index++)
    await reportPageError({ page: '/', message: `Error: ${index}`, stack: ours }, { ip: '192.0.2.77' })
  expect(reportBrowserError).toHaveBeenCalledTimes(10)
  await reportPageError({ page: '/', message: 'Error: b', stack: ours }, { ip: '198.51.100.1' })
  expect(reportBrowserError).toHaveBeenCalledTimes(11)
})
