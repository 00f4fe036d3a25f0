import { decay, numbersIn } from './lines.ts'

export type Problem = { problem: string; figure: string; label: string; fix: string; reading: string }

/** The charts of the three problems, in order. */
const charts = [SlowSite, Screens, Fork]

export function ProblemChart({ at, problem }: { at: number; problem: Problem }) {
  const Chart = charts[at]
  const [percent = 0] = numbersIn(problem.figure)
  if (!Chart || percent <= 0 || percent >= 100) return null
  return <Chart percent={percent} label={problem.label} />
}

type ChartProps = { percent: number; label: string }

function SlowSite({ percent, label }: ChartProps) {
  const [after = 3] = numbersIn(label)
  const { calm, hot, x, y } = decay({ left: percent / 100, after })
  return (
    <svg
      className="g-decay"
      viewBox="0 0 780 312"
      role="img"
      aria-label={`Curve of visitors still waiting: all at 0 seconds, ${100 - percent} percent at ${after} seconds`}
    >
      <path className="rule" d="M0 280H780" />
      <path className="drop" d={`M${x} ${y}V280`} />
      <path className="calm" d={calm} />
      <path className="hot" d={hot} />
      <circle className="dot" cx={x} cy={y} r="7" />
      <g className="txt">
        {[...Array(2 * after).keys()].map((second) => (
          <text key={second} className={second % 2 ? 'opt' : undefined} x={(780 * second) / (2 * after)} y="304">
            {second} s
          </text>
        ))}
        <text x={x + 20} y={y - 8}>
          {percent}% have left
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
      aria-label={`One hundred visitors: ${upright} upright screens, ${100 - upright} wide ones`}
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
