import type { NotableLine } from '#cms/imports/notable-lines.ts'
import type { ImportOptions } from '#cms/imports/options.ts'
import { type ImportState, isUnderWay } from '#cms/imports/states.ts'
import type { Import } from '#cms/payload-types.ts'
import { countOf } from '#engine/text/count-of.ts'
import { type Counts, noCounts, summaryOf } from '#moving/report-line.ts'

/** An import as its screen shows it. */
export type ShownImport = {
  id: number
  name: string
  system: string
  state: ImportState
  size: number
  received: number
  done: number
  /** 0 until the export was read once. */
  total: number
  counts: Counts
  lines: NotableLine[]
  message: string
  reportOf: 'try' | 'import' | undefined
  options: ImportOptions
}

const systems: Record<string, string> = {
  wordpress: 'WordPress',
  ghost: 'Ghost',
  sanity: 'Sanity',
  markdown: 'Markdown',
}

/** Returns an import as the server stores it, without gaps. */
export function shownImport(found: Import): ShownImport {
  const { id, name, system, state, size, received, done, total, counts, lines, message, reportOf } = found
  return {
    id,
    name: name ?? '',
    system: systems[system ?? ''] ?? '',
    state: state ?? 'uploading',
    size: size ?? 0,
    received: received ?? 0,
    done: done ?? 0,
    total: total ?? 0,
    counts: (counts as Counts | null) ?? noCounts(),
    lines: (lines as NotableLine[] | null) ?? [],
    message: message ?? '',
    reportOf: reportOf ?? undefined,
    options: {
      siteUrl: found.siteUrl ?? '',
      comments: found.comments ?? null,
      tags: found.tags ?? 'skip',
      fetchesPictures: found.fetchesPictures ?? false,
      types: found.types ?? '',
    },
  }
}

const sentences: Record<ImportState, string> = {
  uploading: 'The file is not here yet.',
  ready: 'The file is here. Try it first: nothing is stored, and the report says what would come in.',
  trying: 'Trying it. Nothing is stored.',
  tried: 'Tried. Nothing was stored.',
  running: 'Moving in. You can close this page; it goes on.',
  pausing: 'It pauses within seconds.',
  paused: 'Paused. It goes on where it stopped.',
  done: 'Done. A newer export of the same site changes only what changed there.',
  failed: 'It ended with an error.',
}

/** Returns where an import is, in words that change only when its state does: they are read aloud. */
export const sentenceOf = ({ state, message }: ShownImport) => [sentences[state], message].filter(Boolean).join(' ')

/**
 * Returns what happened to the items so far, in one sentence; undefined before there is any.
 * @example countsOf(found) // '420 of 1,204 items: 400 added, 20 left out.'
 */
export function countsOf({ state, done, total, counts, reportOf }: ShownImport): string | undefined {
  if (isUnderWay(state) && total === 0) return 'Reading the export …'
  if (!reportOf || Object.values(counts).every((count) => count === 0)) return undefined
  const summary = summaryOf(counts)
  if (state !== 'tried' && done < total) return `${withDone(done)} of ${countOf(total, 'item')}: ${summary}`
  return reportOf === 'try' ? `It would be: ${summary}` : summary
}

const withDone = (done: number) => done.toLocaleString('en-US')

/** @example sizeOf(1_500_000) // '1.4 MB' */
export function sizeOf(bytes: number) {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.ceil(bytes / 1024))} kB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
