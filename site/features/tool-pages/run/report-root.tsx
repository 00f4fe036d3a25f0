import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import type { Envelope } from '#engine/tool/envelope.ts'
import { type NextLink, nextLinks } from '../next-tools.ts'
import type { GoTo } from '../report/context.tsx'
import { Report } from '../report/report.tsx'
import { type View, viewOf } from '../views.ts'
import { save } from './exports.ts'
import { followReport } from './follow-report.ts'
import { ReportActions } from './report-actions.tsx'

export type Handlers = {
  goTo: GoTo
  change: (field: string, value: unknown) => void
  again: () => void
  /** Runs the same input again, with responses that are fetched now. */
  measureAgain: () => void
}

export type ReportContent = {
  envelope: Envelope
  input: Record<string, unknown>
  fileUrls: Record<string, string>
  handlers: Handlers
  /** Undefined if no value may be in a link. */
  share: (() => void) | undefined
}

/**
 * Renders the same report as the server and updates it in place. Resolves when it is rendered or replaced by a newer
 * one.
 * @throws {Error} from a block or the tool's own view
 */
export function createReport(place: HTMLElement, slug: string) {
  let pending: { done: () => void; failed: (error: unknown) => void } | undefined
  const root = createRoot(place, {
    onUncaughtError: (error) => {
      console.error(error)
      pending?.failed(error)
    },
  })
  const view = viewOf(slug)?.catch(() => undefined)
  return async (content: ReportContent) => {
    // If they cannot be loaded, the report is shown without them.
    followReport(content.envelope.next)
    const [own, next] = await Promise.all([view, nextLinks(content.envelope).catch(() => [])])
    return new Promise<void>((resolve, reject) => {
      pending?.done()
      pending = { done: resolve, failed: reject }
      // Rendering is split into slices, because the report of fifty images takes longer than a frame.
      startTransition(() => root.render(<RunView {...content} view={own} next={next} ready={resolve} />))
    })
  }
}

function RunView({
  envelope,
  input,
  fileUrls,
  handlers,
  share,
  view,
  next,
  ready,
}: ReportContent & { view: View | undefined; next: NextLink[]; ready: () => void }) {
  return (
    <div ref={ready}>
      <Report
        envelope={envelope}
        input={input}
        change={handlers.change}
        view={view}
        next={next}
        fileUrls={fileUrls}
        onSave={({ name, type, content }) => save(name, type, content)}
        retry={handlers.again}
        goTo={handlers.goTo}
        actions={<ReportActions envelope={envelope} share={share} measureAgain={handlers.measureAgain} />}
      />
    </div>
  )
}
