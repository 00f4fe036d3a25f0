import type { Tool } from '../../../engine/tool/define-tool.ts'
import type { Envelope, OutFile } from '../../../engine/tool/envelope.ts'
import { filledValues } from './form/filled-values.ts'
import { type FormValues, sampleValues } from './form/sample-links.tsx'
import type { NextLink } from './next-tools.ts'
import { Report } from './report/report.tsx'
import { ToolArea } from './tool-area.tsx'
import type { View } from './views.ts'

type OpenToolProps = {
  tool: Tool
  view?: View | undefined
  /** The envelope of a run without JavaScript. */
  run?: { values: FormValues; envelope: Envelope } | undefined
  /** The tools that follow from that run. */
  next?: NextLink[] | undefined
  /** Of the URL: the number of a sample, from 1, or values of fields. */
  parameters?: URLSearchParams
  reportStyles: readonly string[]
}

/** Renders the form and the report on the server. */
export function OpenTool({ tool, view, run, next, parameters = new URLSearchParams(), reportStyles }: OpenToolProps) {
  const report = run && (
    <Report
      envelope={run.envelope}
      input={run.values}
      view={view}
      next={next}
      fileUrls={Object.fromEntries(run.envelope.files.map((file) => [file.name, dataUrl(file)]))}
    />
  )
  return (
    <ToolArea
      tool={tool}
      values={
        (run && { ...run.values, ...run.envelope.fills }) ??
        sampleValues(tool, parameters.get('sample')) ??
        filledValues(tool, parameters)
      }
      errors={run?.envelope.failure?.errors}
      report={report}
      reportStyles={reportStyles}
    />
  )
}

/** The server stores nothing: the files are embedded in the page. */
const dataUrl = ({ type, bytes }: OutFile) =>
  `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`
