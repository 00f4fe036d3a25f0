import { tenth } from '#engine/art/series.ts'
import { numbersIn } from './lines.ts'

export type Problem = { problem: string; figure: string; label: string; fix: string; reading: string }

/** The charts of the three problems, in order. */
const charts = [SlowSite, Screens, Fork]

export function ProblemChart({ at, problem }: { at: number; problem: Problem }) {
  const Chart = charts[at]
  const [percent = 0] = numbersIn(problem.figure)
  if (!Chart || percent <= 0 || percent >= 100) return null
  return <Chart percent={percent} />
}

type ChartProps = { percent: number }

/** One stroke for each of a hundred visits; those of abandoned visits are cut short. */
function SlowSite({ percent }: ChartProps) {
  const abandoned = Math.round(percent)
  const stroke = (at: number, length: number) => `M${tenth(7.8 * at + 3.9)} 20v${length}`
  const strokes = (from: number, to: number, length: number) =>
    Array.from({ length: to - from }, (_, i) => stroke(from + i, length)).join('')
  return (
    <svg
      className="g-visits"
      viewBox="0 0 780 300"
      role="img"
      aria-label={`One hundred visits: ${abandoned} abandoned, ${100 - abandoned} not`}
    >
      <path d={strokes(0, 100 - abandoned, 260)} />
      <path className="hot" d={strokes(100 - abandoned, 100, 110)} />
      <g className="txt">
        <text x="780" y="166" textAnchor="end">
          {abandoned} of 100 visits
        </text>
      </g>
    </svg>
  )
}

function Screens({ percent }: ChartProps) {
  const upright = Math.round(percent)
  const place = (i: number) => ({ x: 39 * (i % 20), y: 62 * Math.floor(i / 20) })
  const shapes = Array.from({ length: 100 }, (_, i) => i)
  const draw = (from: number, to: number, shape: (x: number, y: number) => string) =>
    shapes
      .slice(from, to)
      .map((i) => shape(place(i).x, place(i).y))
      .join('')
  return (
    <svg
      className="g-hundred"
      viewBox="0 0 780 300"
      role="img"
      aria-label={`One hundred page views: ${upright} upright screens, ${100 - upright} wide ones`}
    >
      <path className="on" d={draw(0, upright, (x, y) => `M${x + 10} ${y + 4}h18v36h-18z`)} />
      <path className="off" d={draw(upright, 100, (x, y) => `M${x + 3} ${y + 14}h32v20h-32z`)} />
    </svg>
  )
}

function Fork({ percent }: ChartProps) {
  const leave = 2 * percent
  const stay = 200 - leave
  const y = 30 + stay
  const turn = 300 - Math.round(leave * 0.4)
  return (
    <svg
      className="g-fork"
      viewBox="0 0 780 300"
      role="img"
      aria-label={`A stream of one hundred visitors splits: ${100 - percent} go on, ${percent} leave`}
    >
      <path className="on" d={`M0 30H780V${y}H0Z`} />
      <path
        className="hot"
        d={`M0 ${y}H300L${300 + 300 - y} 300H${300 + 300 - y - Math.round(leave * 1.4)}L${turn} ${y + leave}H0Z`}
      />
      <g className="txt">
        <text x="780" y={y + 26} textAnchor="end">
          {100 - percent} go on
        </text>
        <text x={324 + 300 - y} y="290">
          {percent} leave
        </text>
      </g>
    </svg>
  )
}
