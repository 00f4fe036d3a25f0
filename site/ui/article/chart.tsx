import type { ChartTable } from '#engine/article-blocks/pasted-table.ts'
import type { ChartBlock } from '#engine/tool/blocks.ts'
import { Donut, MAX_PARTS } from '../charts/donut.tsx'
import { formatFigure } from '../charts/figures.ts'
import { Columns, Line } from '../charts/plot.tsx'
import { Bars } from '../charts/rows.tsx'
import { SourceText } from './source-text.tsx'

const FORMS = { bars: Bars, columns: Columns, line: Line, donut: Donut }

type Form = keyof typeof FORMS

type ArticleChartProps = ChartTable & {
  title: string
  form: string
  unit: string
  /** The label of the value that matters. */
  highlight: string
  note: string
  noteUrl: string
}

/** Renders a chart, and the same numbers as a table. */
export function ArticleChart({ title, form, unit, highlight, note, noteUrl, labels, series }: ArticleChartProps) {
  const drawn = formOf(form, series)
  const Drawing = FORMS[drawn]
  const at = labels.indexOf(highlight)
  const chart: ChartBlock = {
    kind: 'chart',
    title,
    form: drawn,
    labels,
    series,
    method: '',
    ...(unit ? { unit } : {}),
    ...(at >= 0 ? { highlight: at } : {}),
  }
  return (
    <figure className={`article-chart is-${drawn}`}>
      <figcaption className="block-title">{title}</figcaption>
      <div className="chart" role="img" aria-label={`Chart: ${title}. The table below has all numbers.`}>
        {drawn === 'columns' && series.length > 1 && <Legend names={series.map(({ name }) => name)} />}
        <Drawing {...chart} />
      </div>
      <details className="article-more">
        <summary>The numbers as a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, by keyboard too */}
        <section className="table-scroll" tabIndex={0} aria-label={`${title}, as a table`}>
          <Numbers labels={labels} series={series} unit={unit} />
        </section>
      </details>
      {note && (
        <p className="block-source">
          <SourceText text={note} url={noteUrl} />
        </p>
      )}
    </figure>
  )
}

/**
 * Returns the form of a chart: several columns of numbers, negative ones, or many values of a ring become bars, because
 * a ring shows few shares of one whole.
 */
function formOf(form: string, series: ChartTable['series']): Form {
  if (!Object.hasOwn(FORMS, form)) return 'bars'
  const [first] = series
  const isWhole =
    series.length === 1 && first && first.values.length <= MAX_PARTS && first.values.every((value) => (value ?? 0) >= 0)
  return form === 'donut' && !isWhole ? 'bars' : (form as Form)
}

function Legend({ names }: { names: string[] }) {
  return (
    <ul className="chart-legend" aria-hidden="true">
      {names.map((name, at) => (
        <li key={name} className={`tone-${at % 4}`}>
          {name}
        </li>
      ))}
    </ul>
  )
}

function Numbers({ labels, series, unit }: ChartTable & { unit: string }) {
  return (
    <table>
      <thead>
        <tr>
          <td />
          {series.map(({ name }) => (
            <th key={name} scope="col" className="num">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a finished table never move
          <tr key={at}>
            <th scope="row">{label}</th>
            {series.map(({ name, values }) => (
              <td key={name} className="num mono">
                {values[at] === null ? '–' : formatFigure(values[at] ?? null, unit)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
