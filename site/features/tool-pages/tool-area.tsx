import type { ReactNode } from 'react'
import type { Tool } from '#engine/tool/define-tool.ts'
import type { RunningRun } from '#site/tool-calls/shown-run.ts'
import { Control } from '#site/ui/parts/button.tsx'
import { type FormValues, SampleLink } from './form/sample-links.tsx'
import { ToolForm } from './form/tool-form.tsx'
import { Empty } from './report/states.tsx'
import { RunInProgress } from './run-in-progress.tsx'

type ToolAreaProps = {
  tool: Tool
  values?: FormValues | undefined
  errors?: Record<string, string> | undefined
  /** The envelope of a run without JavaScript. */
  report?: ReactNode
  /** What follows every report. */
  offer?: ReactNode
  /** The run that the page shows while it is not finished. */
  running?: RunningRun | undefined
  /** The id of the run that the page shows. */
  runId?: string | undefined
  /** Stylesheets that come with the first report. */
  reportStyles: readonly string[]
}

/** Renders the input on the left and the report on the right. The page's script shows the hidden parts. */
export function ToolArea({ tool, values, errors, report, offer, running, runId, reportStyles }: ToolAreaProps) {
  return (
    <div className="page tool-grid" data-tool-area="" data-run={runId}>
      <div className="tool-side">
        <ToolForm tool={tool} values={values} errors={errors} />
        <RunInProgress tool={tool} running={running} />
        <details className="earlier" data-earlier={tool.slug} hidden>
          <summary>Earlier runs</summary>
          <ol />
          <p className="hint">Stored in this browser only.</p>
          <p>
            <Control data-forget="">Delete all</Control>
          </p>
        </details>
      </div>
      <section
        className={tool.startsAlone ? 'report starts-alone' : 'report'}
        id="report"
        aria-label="Report"
        tabIndex={-1}
        data-report-area=""
        data-styles={reportStyles.join(' ')}
      >
        {report && reportStyles.map((href) => <link key={href} rel="stylesheet" href={href} />)}
        <div data-report="">{report ?? <BeforeReport tool={tool} running={running} />}</div>
        {offer}
      </section>
      <p className="visually-hidden" role="status" data-said="" />
    </div>
  )
}

function BeforeReport({ tool, running }: Pick<ToolAreaProps, 'tool' | 'running'>) {
  if (running)
    return (
      <header className="report-head">
        <h2>{running.progress?.step ?? 'Working'} …</h2>
      </header>
    )
  return tool.startsAlone ? <OnItsWay tool={tool} /> : <NothingYet tool={tool} />
}

/** Reserves space for the summary, so that nothing moves when it arrives. */
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
    <div data-nothing-yet={tool.startsAlone ? undefined : ''}>
      <Empty>
        {tool.isLive ? 'The report appears here while you type. Or' : 'Fill in the form, or'} try an example:{' '}
        <SampleLink tool={tool} at={0}>
          {tool.samples[0].label}
        </SampleLink>
        .
      </Empty>
    </div>
  )
}
