'use client'
import { useField } from '@payloadcms/ui'
import { readChart, readComparison } from '#engine/article-blocks/pasted-table.ts'

const SHOWN_ROWS = 8

/** Shows below pasted cells what was understood, or what is wrong with them. Saving checks the same on the server. */
export function PastedPreview({ path, kind }: { path: string; kind: 'chart' | 'comparison' }) {
  const { value } = useField<string>({ path })
  if (!value?.trim()) return null
  const read = kind === 'chart' ? chartCells(value) : comparisonCells(value)
  if (read.problem !== undefined)
    return (
      <p className="pasted-problem" role="status">
        {read.problem}
      </p>
    )
  const { head, rows } = read
  return (
    <section className="pasted-preview" aria-label="Preview of the pasted cells">
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells of a pasted table never move
              <th key={at} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_ROWS).map(([label, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={row}>
              <th scope="row">{label}</th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN_ROWS && <p>and {rows.length - SHOWN_ROWS} more rows</p>}
    </section>
  )
}

type Cells = { problem: string } | { problem?: never; head: string[]; rows: string[][] }

function chartCells(text: string): Cells {
  const { value, problem } = readChart(text)
  if (problem !== undefined) return { problem }
  const { labels, series } = value
  return {
    head: ['', ...series.map(({ name }) => name)],
    rows: labels.map((label, at) => [
      label,
      ...series.map(({ values }) => ((values[at] ?? null) === null ? 'no value' : String(values[at]))),
    ]),
  }
}

function comparisonCells(text: string): Cells {
  const { value, problem } = readComparison(text)
  if (problem !== undefined) return { problem }
  return { head: [value.corner, ...value.columns], rows: value.rows.map(({ label, cells }) => [label, ...cells]) }
}
