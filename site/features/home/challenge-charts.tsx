import { roundTo, withCommas } from '#engine/text/numbers.ts'
import { clicksPerOrder, salesSquares, scattered, strokePositions } from '#site/ui/charts/charts.ts'

/** The four charts share one view box, so that their captions are aligned. */
const box = { width: 780, height: 312 }
const viewBox = `0 0 ${box.width} ${box.height}`

/** Renders one stroke for each click until the first order. `conversionRate` is in percent. */
export function ClicksChart({ conversionRate }: { conversionRate: number }) {
  const { clicks } = clicksPerOrder(conversionRate, 0)
  const strokes = strokePositions(clicks)
  return (
    <svg
      className="g-ticks"
      viewBox={viewBox}
      role="img"
      aria-label={`${clicks} strokes for ${clicks} clicks; the last one, the order, is marked`}
    >
      <path
        d={strokes
          .slice(0, -1)
          .map((x, at) => (at === 0 ? `M${x} 180v132` : `m${roundTo(x - (strokes[at - 1] ?? 0), 1)}-132v132`))
          .join('')}
      />
      <path className="hot" d={`M${strokes.at(-1)} 0V312`} />
      <g className="txt">
        <text x="4" y="160">
          {clicks - 1} clicks, no order
        </text>
        <text x="752" y="20" textAnchor="end">
          the {ordinal(clicks)} buys
        </text>
      </g>
    </svg>
  )
}

/** Renders one thousand visitors and marks the buyers. `conversionRate` is in percent. */
export function VisitorsChart({ conversionRate }: { conversionRate: number }) {
  const grid = { columns: 50, rows: 20 }
  const cell = box.width / grid.columns
  const buyers = scattered({ ...grid, marked: Math.round(conversionRate * 10), seed: 'visitors' })
  const dots = buyers.map(
    ({ column, row }) => `M${roundTo(column * cell + 1, 1)} ${roundTo(row * cell + 1, 1)}h11v11h-11z`,
  )
  return (
    <svg
      className="g-dots"
      viewBox={viewBox}
      role="img"
      aria-label={`A grid of 1,000 visitors; ${buyers.length} of them are marked`}
    >
      <pattern id="home-visitors" width={cell} height={cell} patternUnits="userSpaceOnUse">
        <rect x="4" y="4" width="5" height="5" />
      </pattern>
      <rect width={box.width} height={box.height} fill="url(#home-visitors)" />
      <path className="hot" d={dots.join('')} />
    </svg>
  )
}

/** Renders one hundred visits on phones and marks the abandoned ones. `abandoned` is how many of the hundred. */
export function AbandonedChart({ abandoned }: { abandoned: number }) {
  const grid = { columns: 20, rows: 5 }
  const phone = (at: number) =>
    `M${(at % grid.columns) * (box.width / grid.columns) + 8} ${Math.floor(at / grid.columns) * 64 + 4}h23v48h-23z`
  const phones = Array.from({ length: grid.columns * grid.rows }, (_, at) => phone(at))
  return (
    <svg
      className="g-visits"
      viewBox={viewBox}
      role="img"
      aria-label={`One hundred visits on phones; ${abandoned} of them are marked as abandoned`}
    >
      <path className="hot" d={phones.slice(0, abandoned).join('')} />
      <path d={phones.slice(abandoned).join('')} />
    </svg>
  )
}

/** Renders the sales per second, minute, and hour as squares to scale. */
export function SalesChart({ perYear }: { perYear: number }) {
  const squares = salesSquares(perYear).map(({ amount, side }) => ({
    amount: dollars(amount),
    side: roundTo(side * box.height, 1),
  }))
  const [second, minute, hour] = squares
  if (!second || !minute || !hour) return null
  const label = `Three squares drawn to scale: sales of a second, ${second.amount}, of a minute, ${minute.amount}, of an hour, ${hour.amount}`
  return (
    <svg className="g-squares" viewBox={viewBox} role="img" aria-label={label}>
      <path className="hour" d={square(box.width - hour.side, hour.side)} />
      <path className="minute" d={square(220, minute.side)} />
      <path className="hot" d={square(0, second.side)} />
      <g className="txt">
        <SquareLabel x={0} side={second.side} lines={['one second', second.amount]} />
        <SquareLabel x={220} side={minute.side} lines={['one minute', minute.amount]} />
        <g transform={`translate(${box.width - hour.side + 20} 40)`}>
          <TwoLines className="on" lines={['one hour', hour.amount]} />
        </g>
      </g>
    </svg>
  )
}

function SquareLabel({ x, side, lines }: { x: number; side: number; lines: [string, string] }) {
  return (
    <g transform={`translate(${x} ${roundTo(box.height - side - 20.8, 1)})`}>
      <g className="up">
        <TwoLines lines={lines} />
      </g>
    </g>
  )
}

function TwoLines({ lines: [first, second], className }: { lines: [string, string]; className?: string }) {
  return (
    <text className={className} x="0" y="0">
      {first}
      <tspan x="0" dy="1.3em">
        {second}
      </tspan>
    </text>
  )
}

const square = (x: number, side: number) =>
  `M${roundTo(x, 1)} ${roundTo(box.height - side, 1)}h${side}v${side}h${-side}z`

/** Formats an amount: $234,652 · $14.1 million · $845 million. */
function dollars(amount: number) {
  if (amount < 1e6) return `$${withCommas(Math.round(amount))}`
  const scaled = amount < 1e9 ? ([amount / 1e6, 'million'] as const) : ([amount / 1e9, 'billion'] as const)
  return `$${Number(scaled[0].toPrecision(3))} ${scaled[1]}`
}

const ordinal = (n: number) => {
  const ending = { one: 'st', two: 'nd', few: 'rd', other: 'th' }[
    new Intl.PluralRules('en', { type: 'ordinal' }).select(n) as 'one' | 'two' | 'few' | 'other'
  ]
  return `${n}${ending}`
}
