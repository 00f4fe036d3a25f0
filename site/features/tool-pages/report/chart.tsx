import type { Cell, ChartBlock, Column } from '#engine/tool/blocks.ts'
import { Donut, MAX_PARTS } from '#site/ui/charts/donut.tsx'
import { formatFigure } from '#site/ui/charts/figures.ts'
import { Columns, Line } from '#site/ui/charts/plot.tsx'
import { Bars, Ticks } from '#site/ui/charts/rows.tsx'
import { More, ReportBlock, useMore } from './block-parts.tsx'
import { Radar } from './chart-radar.tsx'
import { Ranges } from './chart-ranges.tsx'
import { Treemap } from './chart-treemap.tsx'
import { Venn } from './chart-venn.tsx'
import { Method } from './method.tsx'
import { TableView } from './table.tsx'

const FIRST_ROWS = 100
const MORE_ROWS = 2_000
const forms = {
  bars: Bars,
  columns: Columns,
  line: Line,
  ticks: Ticks,
  donut: Donut,
  treemap: Treemap,
  ranges: Ranges,
  radar: Radar,
  venn: Venn,
}

/** Renders a chart and the same figures as a table, for people who cannot see it or want the numbers. */
export function Chart(chart: ChartBlock) {
  const { title, method } = chart
  const drawn = withFewParts(chart)
  const Drawing = forms[drawn.form]
  const { columns, rows } = twinOf(chart)
  const visible = useMore(rows.length, FIRST_ROWS, MORE_ROWS)
  return (
    <ReportBlock title={title} method={<Method of={title} method={method} />} className={`is-chart is-${drawn.form}`}>
      {rows.length === 0 ? (
        <p className="block-note">There is nothing to chart.</p>
      ) : (
        <>
          <figure role="img" aria-label={describeChart(chart)} className="chart">
            <Drawing {...drawn} />
          </figure>
          <details className="twin">
            <summary>As a table</summary>
            <TableView label={`${title}, as a table`} columns={columns} rows={rows.slice(0, visible.shown)} />
            <More {...visible} unit="rows" />
          </details>
        </>
      )}
    </ReportBlock>
  )
}

/** Returns a donut with more parts than colors as bars, without the parts that are zero. */
function withFewParts(chart: ChartBlock): ChartBlock {
  const values = chart.series[0]?.values ?? []
  const parts = values.flatMap((value, at) => ((value ?? 0) > 0 ? [at] : []))
  if (chart.form !== 'donut' || parts.length <= MAX_PARTS) return chart
  const { highlight, ...rest } = chart
  const marked = highlight === undefined ? -1 : parts.indexOf(highlight)
  return {
    ...rest,
    form: 'bars',
    labels: parts.map((at) => chart.labels[at] ?? ''),
    series: chart.series.map((one) => ({ ...one, values: parts.map((at) => one.values[at] ?? null) })),
    ...(marked < 0 ? {} : { highlight: marked }),
  }
}

/** Returns the values of a chart as a table. For `ticks`, each series is one row. */
export function twinOf({ form, labels, series, unit, notes }: ChartBlock): { columns: Column[]; rows: Cell[][] } {
  if (form === 'ticks' && notes)
    return {
      columns: [{ label: 'Name' }, { label: 'Value', form: 'mono' }],
      rows: series.map(({ name }, at) => [name, notes[at] ?? null]),
    }
  if (form === 'ticks') {
    const columns: Column[] = [
      { label: 'Name' },
      { label: 'Times', form: 'number' },
      { label: 'Positions from the start', form: 'mono' },
    ]
    return {
      columns,
      rows: series.map(({ name, values }) => {
        const known = values.filter((value) => value !== null)
        return [name, known.length, known.map((value) => `${Math.round(value * 100)}%`).join(' ')]
      }),
    }
  }
  const numbers = series.map(({ name }): Column => ({ label: name, form: 'number', ...(unit ? { unit } : {}) }))
  return {
    columns: [{ label: 'Of' }, ...numbers],
    rows: labels.map((label, at) => [label, ...series.map(({ values }) => values[at] ?? null)]),
  }
}

/** Describes a chart in words: the largest value of each series and the highlighted one. */
function describeChart({ title, form, labels, series, unit, highlight, notes }: ChartBlock) {
  if (form === 'ticks')
    return `${title}: ${series.map(({ name, values }, at) => `${name} ${notes?.[at] ?? `${values.length} times`}`).join(', ')}.`
  const seriesTexts = series.slice(0, 4).map(({ name, values }) => {
    let top = -1
    for (const [at, value] of values.entries()) if (value !== null && value > (values[top] ?? -Infinity)) top = at
    return top < 0
      ? `${name}: no known values`
      : `${name}: highest ${formatFigure(values[top] ?? null, unit)} at ${labels[top] ?? top + 1}`
  })
  const marked = highlight === undefined ? undefined : series[0]?.values[highlight]
  const last = marked === undefined ? '' : ` Marked: ${labels[highlight ?? 0] ?? ''}, ${formatFigure(marked, unit)}.`
  return `${title}. ${seriesTexts.join('. ')}.${last} The table below has all values.`
}
