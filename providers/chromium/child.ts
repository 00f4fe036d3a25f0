import type { BrowserOptions } from './open-browser.ts'
import type { PrintRequest } from './print-page.ts'
import type { RenderRequest } from './render-page.ts'
import type { LighthouseRequest } from './run-lighthouse.ts'

export type ChromiumTask = { options: BrowserOptions } & (
  | { render: RenderRequest }
  | { lighthouse: LighthouseRequest }
  | { print: PrintRequest }
)
export type ChromiumResult = { done: unknown } | { message: string }

/** Runs one task. This process leads a process group that includes Chromium, so both end together. */
process.once('message', async (task: ChromiumTask) => {
  const result = await work(task).then(
    (done) => ({ done }),
    (error: Error) => ({ message: error.message }),
  )
  process.send?.(result satisfies ChromiumResult)
})
process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'))

async function work(task: ChromiumTask): Promise<unknown> {
  if ('render' in task) {
    const { renderPage } = await import('./render-page.ts')
    return renderPage(task.render, task.options)
  }
  if ('print' in task) {
    const { printPage } = await import('./print-page.ts')
    return printPage(task.print, task.options)
  }
  const { runLighthouse } = await import('./run-lighthouse.ts')
  return runLighthouse(task.lighthouse, task.options)
}
