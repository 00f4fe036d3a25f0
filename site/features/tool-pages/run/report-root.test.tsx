// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { text } from '#engine/tool/blocks.ts'
import { type Envelope, failedRun } from '#engine/tool/envelope.ts'
import { createReport, type ReportContent } from './report-root.tsx'

const envelope = (report: Envelope['report']): Envelope => {
  const { failure: _, ...rest } = failedRun({ slug: 'x', limits: [] }, { ranAt: 0, durationMs: 0 })
  return { ...rest, status: 'done', summary: 'Done.', report }
}
const renderingOf = (report: Envelope['report']): ReportContent => ({
  envelope: envelope(report),
  input: {},
  fileUrls: {},
  handlers: { goTo: () => undefined, change: () => {}, again: () => {}, measureAgain: () => {} },
  share: undefined,
})
const socks = text({ title: 'Socks', text: 'Wool.' })

test('a report that cannot be rendered gets a message, and the next one is rendered', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const place = document.createElement('div')
  const renderReport = createReport(place, 'x')
  await expect(renderReport(renderingOf([{ kind: 'table', title: 'Broken' } as never]))).rejects.toThrow()
  await renderReport(renderingOf([socks]))
  expect(place.textContent).toContain('Wool.')
})

test('waiting ends when a newer report replaces an older one', async () => {
  const place = document.createElement('div')
  const renderReport = createReport(place, 'x')
  await Promise.all([renderReport(renderingOf([])), renderReport(renderingOf([])), renderReport(renderingOf([socks]))])
  await vi.waitFor(() => expect(place.textContent).toContain('Wool.'))
})
