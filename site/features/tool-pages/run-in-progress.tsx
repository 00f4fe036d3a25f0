import type { Tool } from '#engine/tool/define-tool.ts'
import type { RunningRun } from '#site/tool-calls/shown-run.ts'
import { Control } from '#site/ui/parts/button.tsx'
import { seconds } from './run/elapsed.ts'

type RunInProgressProps = { tool: Pick<Tool, 'slug' | 'name'>; running?: RunningRun | undefined }

/**
 * Renders the panel of a run: what it does, for how long, and how far it is. The page's script shows it for its own
 * runs; a page that shows a running run has it without scripts, as it was when the page was requested.
 */
export function RunInProgress({ tool, running }: RunInProgressProps) {
  const { progress, elapsedMs = 0 } = running ?? {}
  const total = progress?.total || undefined
  return (
    <section
      className="running"
      aria-label="Run in progress"
      data-running=""
      data-elapsed-ms={running && elapsedMs}
      hidden={!running}
    >
      <p className="running-head">
        <b data-doing="">{running ? tool.name : 'Working'}</b>
        <span className="data" data-elapsed="">
          {seconds(elapsedMs)}
        </span>
      </p>
      <progress aria-label="Progress of the run" max={total} value={total && progress?.done} />
      <ol className="run-steps">{progress?.step && <li className="now">{progress.step}</li>}</ol>
      <Control data-use-now="" hidden>
        Stop and keep this result
      </Control>
      {running ? (
        <form method="post" action={`/api/tools/${tool.slug}/runs/${running.id}`}>
          <Stop type="submit" />
        </form>
      ) : (
        <Stop type="button" />
      )}
      {running && (
        <noscript>
          <p className="hint">This page refreshes itself until the run is done.</p>
        </noscript>
      )}
    </section>
  )
}

function Stop({ type }: { type: 'button' | 'submit' }) {
  return (
    <Control type={type} data-stop="" aria-keyshortcuts="Escape">
      Stop
    </Control>
  )
}
