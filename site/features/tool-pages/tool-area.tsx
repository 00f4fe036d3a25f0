import type { ReactNode } from 'react'
import type { Tool } from '../../../engine/tool/define-tool.ts'
import { Control } from '../../ui/parts/button.tsx'
import { type FormValues, SampleLink } from './form/sample-links.tsx'
import { ToolForm } from './form/tool-form.tsx'
import { Empty } from './report/states.tsx'

type ToolAreaProps = {
  tool: Tool
  values?: FormValues | undefined
  errors?: Record<string, string> | undefined
  /** The envelope of a run without JavaScript. */
  report?: ReactNode
  /** Stylesheets that come with the first report. */
  reportStyles: readonly string[]
}

/** Renders the input on the left and the report on the right. The page's script shows the hidden parts. */
export function ToolArea({ tool, values, errors, report, reportStyles }: ToolAreaProps) {
  return (
    <div className="page tool-grid" data-tool-area="">
      <div className="tool-side">
        <ToolForm tool={tool} values={values} errors={errors} />
        <RunInProgress />
        <details className="earlier" data-earlier="" hidden>
          <summary>Earlier runs</summary>
          <ol />
          <p className="hint">Stored in this browser only.</p>
          <p>
            <Control data-forget="">Delete all</Control>
          </p>
        </details>
      </div>
      <section
        className="report"
        id="report"
        aria-label="Report"
        tabIndex={-1}
        data-report-area=""
        data-styles={reportStyles.join(' ')}
      >
        {report && reportStyles.map((href) => <link key={href} rel="stylesheet" href={href} />)}
        <div data-report="">{report ?? (tool.startsAlone ? <OnItsWay tool={tool} /> : <NothingYet tool={tool} />)}</div>
      </section>
      <p className="visually-hidden" role="status" data-said="" />
    </div>
  )
}

/** Reserves space for the summary, so that its arrival moves nothing. */
function OnItsWay({ tool }: { tool: Tool }) {
  return (
    <>
      <header className="report-head needs-script">
        <h2>{tool.startsAlone}</h2>
      </header>
      <div className="is-off">
        <NothingYet tool={tool} />
      </div>
    </>
  )
}

function NothingYet({ tool }: { tool: Tool }) {
  return (
    <Empty>
      {tool.isLive ? 'The report appears here while you type.' : 'Fill in the form.'} Or try it with{' '}
      <SampleLink tool={tool} at={0}>
        {tool.samples[0].label}
      </SampleLink>
      .
    </Empty>
  )
}

function RunInProgress() {
  return (
    <section className="running" aria-label="Run in progress" data-running="" hidden>
      <p className="running-head">
        <b data-doing="">Working</b>
        <span className="data" data-elapsed="">
          0.0 s
        </span>
      </p>
      <progress aria-label="Progress of the run" />
      <ol className="run-steps" />
      <Control data-use-now="" hidden>
        Use this result now
      </Control>
      <Control data-stop="" aria-keyshortcuts="Escape">
        Stop
      </Control>
    </section>
  )
}
