import type { Tool } from '#engine/tool/define-tool.ts'
import type { OutFile } from '#engine/tool/envelope.ts'
import { fieldsOf } from '#engine/tool/field.ts'
import type { ShownOffer } from '#site/documents/tool-offers.ts'
import type { ShownRun } from '#site/tool-calls/shown-run.ts'
import type { FormState } from '#site/ui/forms/state.ts'
import { filledValues } from './form/filled-values.ts'
import { sampleValues } from './form/sample-links.tsx'
import type { NextLink } from './next-tools.ts'
import { ReportOffer } from './offer/report-offer.tsx'
import { Report } from './report/report.tsx'
import { ToolArea } from './tool-area.tsx'
import type { View } from './views.ts'

type OpenToolProps = {
  tool: Tool
  view?: View | undefined
  /** The parameter that marks the other parameters as values for the form of a tool. */
  run?: ShownRun | undefined
  /** The tools that follow from that run. */
  next?: NextLink[] | undefined
  /** The sentences with which a report may end. None: the tool is a part of another page. */
  offers?: ShownOffer[]
  state?: FormState | undefined
  /** Of the URL: the number of a sample, from 1, or values of fields. */
  parameters?: URLSearchParams
  reportStyles: readonly string[]
}

/** Renders the form and the report on the server. */
export function OpenTool({ tool, view, run, next, offers = [], state, ...rest }: OpenToolProps) {
  const { parameters = new URLSearchParams(), reportStyles } = rest
  const envelope = run?.envelope
  const report = envelope && (
    <Report
      envelope={envelope}
      input={run.values}
      view={view}
      next={next}
      fileUrls={Object.fromEntries(envelope.files.map((file) => [file.name, dataUrl(file)]))}
    />
  )
  return (
    <ToolArea
      tool={tool}
      values={
        (run && { ...run.values, ...envelope?.fills }) ??
        sampleValues(tool, parameters.get('sample')) ??
        filledValues(tool, parameters)
      }
      errors={envelope?.failure?.errors}
      report={report}
      offer={
        offers.length > 0 && (
          <ReportOffer
            tool={{ slug: tool.slug, fields: fieldsOf(tool.input) }}
            offers={offers}
            page={`/tools/${tool.slug}/`}
            envelope={run?.running ? undefined : envelope}
            state={state}
          />
        )
      }
      running={run?.running}
      runId={run?.id}
      reportStyles={reportStyles}
    />
  )
}

/** Returns a file as a data: URL. The server stores nothing, so files are embedded in the page. */
const dataUrl = ({ type, bytes }: OutFile) =>
  `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`
