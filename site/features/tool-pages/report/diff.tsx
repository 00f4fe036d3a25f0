import { countOf } from '#engine/text/count-of.ts'
import type { DiffBlock, DiffPart, DiffRow, DiffSide } from '#engine/tool/blocks.ts'
import { formatNumber } from '#site/ui/charts/figures.ts'
import { More, ReportBlock, useMore } from './block-parts.tsx'

const FIRST_ROWS = 500
const MORE_ROWS = 2_000

type Pair = Exclude<DiffRow, { kind: 'gap' }>

/** Renders two texts side by side, or one below the other on narrow screens. */
export function Diff({ title, labels, rows }: DiffBlock) {
  return (
    <ReportBlock title={title} note={<span className="data">{countChanges(rows)}</span>}>
      <DiffTable label={title} labels={labels} rows={rows} />
    </ReportBlock>
  )
}

/** Renders the rows, with a button for more. */
export function DiffTable({
  label,
  labels: [before, after],
  rows,
}: Pick<DiffBlock, 'labels' | 'rows'> & { label: string }) {
  const visible = useMore(rows.length, FIRST_ROWS, MORE_ROWS)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, by keyboard too */}
      <section className="diff" tabIndex={0} aria-label={label}>
        <table>
          <colgroup>
            <col className="ln-no" />
            <col />
            <col className="ln-no" />
            <col />
          </colgroup>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                <i aria-hidden="true">−</i> {before}
              </th>
              <th scope="col" colSpan={2}>
                <i aria-hidden="true">+</i> {after}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, visible.shown).map((row, at) =>
              row.kind === 'gap' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a finished run never move
                <tr key={at} className="gap">
                  <td colSpan={4}>{countOf(row.lines, 'equal line')}</td>
                </tr>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <PairRow key={at} row={row} />
              ),
            )}
          </tbody>
        </table>
      </section>
      <More {...visible} unit="rows" />
    </>
  )
}

function PairRow({ row: { kind, before, after } }: { row: Pair }) {
  return (
    <tr className={kind}>
      <Side of="before" side={before} kind={kind} />
      <Side of="after" side={after} kind={kind} />
    </tr>
  )
}

type SideProps = { of: 'before' | 'after'; side: DiffSide | undefined; kind: Pair['kind'] }

function Side({ of, side, kind }: SideProps) {
  if (!side) return <td className={`${of} nothing`} colSpan={2} />
  const change = kind === 'same' ? undefined : kind === 'moved' ? 'moved' : of === 'before' ? 'del' : 'add'
  const Element = change === 'del' ? 'del' : change === 'add' ? 'ins' : 'span'
  return (
    <>
      <td className={`${of} ln-no`}>{formatNumber(side.line)}</td>
      <td className={change ? `${of} is-${change}` : of}>
        {change && (
          <>
            <i className="sign" aria-hidden="true">
              {signs[change]}
            </i>
            <span className="visually-hidden">{changeLabels[change]} </span>
          </>
        )}
        <Element>
          {side.parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Part key={at} {...part} />
          ))}
        </Element>
      </td>
    </>
  )
}

const signs = { del: '−', add: '+', moved: '↕' }
const changeLabels = { del: 'Removed:', add: 'Added:', moved: 'Moved:' }

const Part = ({ text, changed }: DiffPart) => (changed ? <b>{text}</b> : text)

/** @example countChanges(rows) // '2 lines changed, 1 added' */
export function countChanges(rows: DiffRow[]) {
  const count = (kind: DiffRow['kind']) => rows.filter((row) => row.kind === kind).length
  const parts = [
    [count('change'), 'changed'],
    [count('add'), 'added'],
    [count('del'), 'removed'],
    [count('moved'), 'moved'],
  ] as const
  const [first, ...rest] = parts.filter(([lines]) => lines > 0)
  if (!first) return 'no differences'
  return [
    `${countOf(first[0], 'line')} ${first[1]}`,
    ...rest.map(([lines, word]) => `${formatNumber(lines)} ${word}`),
  ].join(', ')
}
