import type { ComponentType, ReactNode } from 'react'
import type { Block, CodeBlock, ImageBlock } from '#engine/tool/blocks.ts'
import type { Envelope, OutFile } from '#engine/tool/envelope.ts'
import { outputFirst } from '#engine/tool/output-first.ts'
import type { ViewProps } from '#engine/tool/view-props.ts'
import { formatBytes } from '#site/ui/charts/figures.ts'
import { Html } from '#site/ui/text/markup.tsx'
import type { NextLink } from '../next-tools.ts'
import { ReportBlock, SaveButton } from './block-parts.tsx'
import { Chart } from './chart.tsx'
import { Code } from './code.tsx'
import { type GoTo, ReportContext, type SavedFile } from './context.tsx'
import { Diff } from './diff.tsx'
import { Findings } from './findings.tsx'
import { Gallery } from './gallery.tsx'
import { Graph } from './graph.tsx'
import { ReportHead } from './head.tsx'
import { Pictures } from './image.tsx'
import { Metrics } from './metrics.tsx'
import { NextTools } from './next-tools.tsx'
import { ScoreRing } from './score-ring.tsx'
import { Snippets } from './snippets.tsx'
import { Failed, Unavailable } from './states.tsx'
import { Table } from './table.tsx'
import { Text } from './text.tsx'

type ReportProps = {
  envelope: Envelope
  /** The input as the form has it now. */
  input: Record<string, unknown>
  /** Puts a value into a field of the form and runs the tool again. */
  change?: ((field: string, value: unknown) => void) | undefined
  /** The tool's own view, next to its output. */
  view?: ComponentType<ViewProps> | undefined
  /** The tools that follow from the findings, as `nextLinks` returns them. */
  next?: NextLink[] | undefined
  /** Buttons of the header: copy the link, save, print. */
  actions?: ReactNode
  /** URLs of the envelope's files by name: `blob:` in a browser, `data:` from the server. */
  fileUrls?: Record<string, string> | undefined
  onSave?: ((file: SavedFile) => void) | undefined
  /** Runs the same input again, after a failure. */
  retry?: (() => void) | undefined
  /** Shows a place of the input in the form. */
  goTo?: GoTo | undefined
}

/**
 * Renders the envelope of any tool, on the server and in the browser. Parts that need a script are rendered only in the
 * browser.
 */
export function Report({
  envelope,
  input,
  change,
  view: View,
  next = [],
  actions,
  fileUrls = {},
  onSave,
  retry,
  goTo,
}: ReportProps) {
  const { tool, status, summary, report, files, limits, isSample } = envelope
  const head = report.find((block) => block.kind === 'score')
  const { lead, rest } = outputFirst(report.filter((block) => block !== head))
  const own = View && <View envelope={envelope} input={input} Html={Html} {...(change ? { change } : {})} />
  // A view shows the output as it will look, so it comes after the code and before files and figures.
  const isCode = lead.some(({ kind }) => kind === 'code')
  const isEmpty = report.length === 0 && envelope.data === null
  return (
    <ReportContext value={{ tool, isSample, input, change, fileUrls, save: onSave, goTo }}>
      {status === 'failed' && <Failed envelope={envelope} retry={retry} />}
      {status === 'unavailable' && <Unavailable summary={summary} />}
      {status !== 'failed' && !(status === 'unavailable' && isEmpty) && (
        <>
          {status !== 'unavailable' && <ReportHead envelope={envelope} score={head} actions={actions} />}
          {!isCode && own}
          <BlockList blocks={lead} files={files} />
          {isCode && own}
          <BlockList blocks={rest} files={files} />
          <Files files={restOf(files, report)} fileUrls={fileUrls} />
        </>
      )}
      <NextTools links={next} />
      <Limits limits={limits} />
    </ReportContext>
  )
}

function BlockList({ blocks, files }: { blocks: Block[]; files: OutFile[] }) {
  return grouped(blocks).map((group, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a finished run never move
    <BlockView key={`${group[0].kind}-${at}`} blocks={group} files={files} />
  ))
}

type Group = [Block, ...Block[]]

/** Combines listings and images of one group; all other blocks are separate. Adjacent rings form one row. */
export function grouped(blocks: Block[]): Group[] {
  const groups: Group[] = []
  for (const block of blocks) {
    const [last] = groups.slice(-1)
    const isSame =
      ((block.kind === 'code' || block.kind === 'image') &&
        block.group !== undefined &&
        last?.[0].kind === block.kind &&
        last[0].group === block.group) ||
      (block.kind === 'score' && last?.[0].kind === 'score')
    if (isSame) last?.push(block)
    else groups.push([block])
  }
  return groups
}

function BlockView({ blocks, files }: { blocks: Group; files: OutFile[] }) {
  const [block] = blocks
  switch (block.kind) {
    case 'metric':
      return <Metrics {...block} />
    case 'score':
      return (
        <div className="scores">
          {blocks.map((one) => one.kind === 'score' && <ScoreRing key={one.label} {...one} />)}
        </div>
      )
    case 'table':
      return <Table {...block} />
    case 'findings':
      return <Findings {...block} />
    case 'text':
      return <Text {...block} />
    case 'code':
      return <Code blocks={blocks as [CodeBlock, ...CodeBlock[]]} />
    case 'diff':
      return <Diff {...block} />
    case 'image':
      return <Pictures blocks={blocks as [ImageBlock, ...ImageBlock[]]} savedFile={(name) => savedFile(files, name)} />
    case 'gallery':
      return <Gallery {...block} />
    case 'chart':
      return <Chart {...block} />
    case 'snippets':
      return <Snippets {...block} />
    case 'graph':
      return <Graph {...block} />
  }
}

function savedFile(files: OutFile[], name: string): SavedFile | undefined {
  const file = files.find((one) => one.name === name)
  return file && { name, type: file.type, content: file.bytes }
}

/** Files of a run that no block shows. */
function restOf(files: OutFile[], report: Block[]) {
  const shown = new Set<string | undefined>()
  for (const block of report) {
    if (block.kind === 'image') shown.add(block.file)
    if (block.kind === 'gallery') for (const { file } of block.images) shown.add(file)
    if (block.kind === 'code' || block.kind === 'text') shown.add(block.fileName)
    if (block.kind !== 'table') continue
    for (const row of block.rows) for (const cell of row) if (cell && typeof cell === 'object') shown.add(cell.file)
  }
  return files.filter(({ name, role }) => role !== 'source' && !shown.has(name))
}

function Files({ files, fileUrls }: { files: OutFile[]; fileUrls: Record<string, string> }) {
  if (files.length === 0) return null
  return (
    <ReportBlock title="Files">
      <ul className="file-list">
        {files.map(({ name, type, bytes }) => (
          <li key={name}>
            {fileUrls[name] ? (
              <a className="mono" href={fileUrls[name]} download={name}>
                {name}
              </a>
            ) : (
              <span className="mono">{name}</span>
            )}
            <span className="data">{formatBytes(bytes.length)}</span>
            <SaveButton label="Save" file={() => ({ name, type, content: bytes })} />
          </li>
        ))}
      </ul>
    </ReportBlock>
  )
}

function Limits({ limits }: Pick<Envelope, 'limits'>) {
  if (limits.length === 0) return null
  return (
    <ReportBlock title="Limits" className="limits">
      <ul className="dash plain">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </ReportBlock>
  )
}
