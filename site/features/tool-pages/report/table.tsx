import { type ReactNode, useMemo, useState } from 'react'
import { slugify } from '#engine/paths/slugify.ts'
import { countOf } from '#engine/text/count-of.ts'
import type { Cell, Column, TableBlock } from '#engine/tool/blocks.ts'
import { fileTable } from '#engine/tool/sample.ts'
import { formatFigure } from '#site/ui/charts/figures.ts'
import { Severity } from '#site/ui/parts/icon.tsx'
import { More, ReportBlock, SaveButton, useMore } from './block-parts.tsx'
import { useIsLive, useReport } from './context.tsx'
import { Method } from './method.tsx'
import { severityLabels } from './severities.ts'
import { cellText, figureOf, isFigures, largestOf, type Order, plainTable, sortRows, widthOf } from './table-rows.ts'
import { WebLink } from './web-link.tsx'

const FIRST_ROWS = 200
const MORE_ROWS = 5_000
/** Characters that fit into the box of a severity; longer labels are next to its shape. */
const BOXED = 12

export function Table({ title, columns, rows, note, isFolded = false }: TableBlock) {
  const { tool, isSample } = useReport()
  const isLive = useIsLive()
  const [order, setOrder] = useState<Order>()
  const sorted = useMemo(() => (order ? sortRows(rows, order) : rows), [rows, order])
  const visible = useMore(rows.length, FIRST_ROWS, MORE_ROWS)
  const asCsv = async () => {
    const { toCsv } = await import('#engine/csv/write-csv.ts')
    const { header, rows: cells } = fileTable(plainTable({ columns, rows: sorted }), isSample)
    return {
      name: `${tool}-${slugify(title)}${isSample ? '-sample' : ''}.csv`,
      type: 'text/csv',
      content: toCsv(header, cells),
    }
  }
  return (
    <ReportBlock title={title} actions={rows.length > 0 && <SaveButton label="CSV" file={asCsv} />}>
      <Foldable isFolded={isFolded} rows={rows.length}>
        {rows.length === 0 ? (
          <p className="block-note">There is nothing to list here.</p>
        ) : (
          <TableView
            label={title}
            columns={columns}
            rows={rows.length > visible.shown ? sorted.slice(0, visible.shown) : sorted}
            largest={columns.map((column, at) => (column.form === 'bar' ? largestOf(rows, at) : 0))}
            order={order}
            sortBy={isLive && rows.length > 1 ? setOrder : undefined}
          />
        )}
        <More {...visible} unit="rows" />
      </Foldable>
      {note && <p className="block-note">{note}</p>}
    </ReportBlock>
  )
}

function Foldable({ isFolded, rows, children }: { isFolded: boolean; rows: number; children: ReactNode }) {
  if (!isFolded) return children
  return (
    <details className="twin">
      <summary>{countOf(rows, 'row')}</summary>
      {children}
    </details>
  )
}

type TableViewProps = {
  label: string
  columns: Column[]
  rows: Cell[][]
  largest?: number[]
  order?: Order | undefined
  /** Without it, the table cannot be sorted. */
  sortBy?: ((order: Order | undefined) => void) | undefined
}

/** Renders the table, which scrolls sideways inside its own region. */
export function TableView({ label, columns, rows, largest = [], order, sortBy }: TableViewProps) {
  const widths = columns.map((column, at) => (isFigures(column) ? undefined : widthOf(rows, at)))
  const digits = columns.map((column, at) => (column.form === 'bar' ? longestIn(rows, at, column.unit) : 0))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, by keyboard too
    <section className="table-scroll" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <HeadCell key={at} column={column} at={at} order={order} sortBy={sortBy} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state
            <tr key={at}>
              {columns.map((column, of) => (
                <BodyCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  key={of}
                  column={column}
                  cell={row[of]}
                  largest={largest[of] ?? 0}
                  width={widths[of]}
                  digits={digits[of] ?? 0}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type HeadCellProps = { column: Column; at: number } & Pick<TableViewProps, 'order' | 'sortBy'>

function HeadCell({ column, at, order, sortBy }: HeadCellProps) {
  const { label, method } = column
  const own = order?.column === at ? order : undefined
  return (
    <th
      scope="col"
      className={classOf(column, true)}
      aria-sort={own ? (own.isRising ? 'ascending' : 'descending') : undefined}
    >
      {sortBy ? (
        <button type="button" className="sort" onClick={() => sortBy(nextOrder(own, at, !isFigures(column)))}>
          {label}
          <span className="sort-sign" aria-hidden="true">
            {own ? (own.isRising ? '↑' : '↓') : ''}
          </span>
        </button>
      ) : (
        label
      )}
      {method && (
        <>
          {' '}
          <Method of={label} method={method} />
        </>
      )}
    </th>
  )
}

/** Returns the next sort order: the usual direction, the opposite one, then the original order. */
function nextOrder(own: Order | undefined, column: number, isRising: boolean): Order | undefined {
  if (!own) return { column, isRising }
  return own.isRising === isRising ? { column, isRising: !isRising } : undefined
}

type BodyCellProps = {
  column: Column
  cell: Cell | undefined
  largest: number
  width: string | undefined
  /** Characters of the longest figure: the bars of a column share one scale. */
  digits: number
}

function BodyCell({ column, cell, largest, width, digits }: BodyCellProps) {
  const value = cellText(cell)
  const shown = shownIn(cell, column.unit)
  const figure = figureOf(cell)
  return (
    <td className={[classOf(column), width, value === null && 'is-unknown'].filter(Boolean).join(' ') || undefined}>
      {column.form === 'bar' ? (
        <span className="cell-bar" style={{ '--share': share(figure, largest), '--digits': digits }}>
          <span>{shown}</span>
        </span>
      ) : (
        <CellText cell={cell} shown={shown} />
      )}
    </td>
  )
}

function CellText({ cell, shown }: { cell: Cell | undefined; shown: string }) {
  const { fileUrls } = useReport()
  if (cell === null || typeof cell !== 'object') return shown
  const { severity, href, file } = cell
  const url = file === undefined ? undefined : fileUrls[file]
  const linked = url ? (
    <a href={url} download={file}>
      {shown}
    </a>
  ) : (
    <WebLink href={href}>{shown}</WebLink>
  )
  if (!severity) return linked
  if (shown.length > BOXED) return <Severity kind={severity}>{linked}</Severity>
  const word = severityLabels[severity]
  return (
    <span className={`status is-${severity}`}>
      {linked}
      {shown.toLowerCase() !== word.toLowerCase() && <span className="visually-hidden">, {word.toLowerCase()}</span>}
    </span>
  )
}

function classOf({ form }: Column, isHead = false) {
  if (form === 'number' || form === 'bar') return isHead ? 'num' : 'num mono'
  return form === 'mono' && !isHead ? 'mono' : undefined
}

function shownIn(cell: Cell | undefined, unit: string | undefined) {
  const value = cellText(cell)
  return formatFigure(value, typeof value === 'number' ? unit : undefined)
}

const longestIn = (rows: Cell[][], column: number, unit: string | undefined) =>
  rows.reduce((longest, row) => Math.max(longest, shownIn(row[column], unit).length), 0)

const share = (figure: number | undefined, largest: number) =>
  figure === undefined || largest <= 0 ? 0 : Math.max(0, Math.round((1000 * figure) / largest) / 10)
