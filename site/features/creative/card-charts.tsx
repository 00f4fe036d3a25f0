import type { ReactNode } from 'react'
import { numbersIn } from './lines.ts'

type Chart = (caption: string) => ReactNode

/** The drawing of each service. A drawing reads its figure from the caption below it, so that the two agree. */
const charts: Record<string, Chart> = {
  'Graphic Design': () => (
    <Lines label="Six formats to scale: 1200 by 628, 1080 by 1080, 300 by 600, 728 by 90, 300 by 250, and 320 by 50 pixels">
      <path d="M1 1H325V170H1ZM345 1H637V293H345ZM657 1H738V163H657ZM1 190H198V214H1ZM1 234H82V301H1Z" />
      <path className="hot" d="M657 184H743V197.5H657Z" />
      <g className="txt">
        <text x="12" y="28">
          1200 × 628
        </text>
        <text x="357" y="28">
          1080 × 1080
        </text>
        <g className="opt">
          <text x="663" y="24">
            300 ×
          </text>
          <text x="663" y="44">
            600
          </text>
          <text x="210" y="207">
            728 × 90
          </text>
          <text x="94" y="250">
            300 × 250
          </text>
        </g>
        <text x="657" y="226">
          320 × 50
        </text>
      </g>
    </Lines>
  ),
  'Web Design': () => (
    <Lines label="A page of 4,800 pixels laid on its side; the first 900 carry heading, price, and button">
      <path d="M0 60H779V240H0Z" />
      <path className="fill" d="M146 60V240M292 60V240M438 60V240M584 60V240M730 60V240" />
      <path className="hot fillhot" d="M0 60H146V240H0Z" />
      <g className="txt">
        <text x="0" y="40">
          first screen: heading, price, button
        </text>
        {[0, 900, 1800, 2700, 3600].map((pixels, i) => (
          <text key={pixels} x={i * 146} y="268">
            {pixels}
          </text>
        ))}
        <g className="opt">
          <text x="714" y="268">
            4500 px
          </text>
        </g>
      </g>
    </Lines>
  ),
  Branding: () => (
    <Lines label="One sign at 16, 32, 64, 128, and 256 points, standing on one line">
      {[
        { points: 16, x: 0, stroke: 2.6 },
        { points: 32, x: 90, stroke: 2.2 },
        { points: 64, x: 190, stroke: 2.2 },
        { points: 128, x: 318, stroke: 2.2 },
        { points: 256, x: 510, stroke: 2.2 },
      ].map(({ points, x, stroke }) => (
        <g
          key={points}
          className="sign"
          transform={`translate(${x} ${280 - points}) scale(${points / 24})`}
          strokeWidth={stroke}
        >
          <path d="M3 24V8l8-5 8 5v16M3 13h16" />
        </g>
      ))}
      <path d="M0 280H780" />
      <g className="txt">
        <text x="0" y="306">
          16
        </text>
        <text x="90" y="306">
          32
        </text>
        <text x="190" y="306">
          64
        </text>
        <text x="318" y="306">
          128
        </text>
        <text x="510" y="306">
          256 pt
        </text>
      </g>
    </Lines>
  ),
  'UX/UI Design': (caption) => {
    const [before, after] = numbersIn(caption)
    if (!before || !after || Math.max(before, after) > 40) return null
    const step = 720 / (Math.max(before, after, 2) - 1)
    return (
      <Lines label={`Two ways to an order: ${before} steps before, ${after} after`}>
        <Steps count={before} step={step} y={90} />
        <Steps count={after} step={step} y={220} isHot />
        <g className="txt">
          <text x="11" y="60">
            before: {before}
          </text>
          <text x="11" y="266">
            after: {after}
          </text>
        </g>
      </Lines>
    )
  },
  'Image Optimization': (caption) => {
    const [before, after] = numbersIn(caption)
    if (!before || !after || after > before) return null
    const side = Math.round(310 * Math.sqrt(after / before))
    return (
      <Lines label={`Two squares, areas to scale: ${before} megabytes before, ${after} after`}>
        <path d="M1 0H310V310H1Z" />
        <path className="hot fillhot" d={`M350 ${310 - side}H${350 + side}V310H350Z`} />
        <g className="txt">
          <text x="16" y="30">
            {before} MB
          </text>
          <text x="350" y={296 - side}>
            {after} MB
          </text>
        </g>
      </Lines>
    )
  },
  'Responsive Design': () => (
    <Lines label="Four screen widths to scale from one corner: 320, 390, 768, and 1440 pixels">
      <path d="M0 300V20H779V300M0 300V90H415V300M0 300V150H211V300" />
      <path className="hot" d="M1 300V178H173V300" />
      <path d="M0 300H780" />
      <g className="txt">
        <text x="12" y="204">
          320
        </text>
        <text x="222" y="174">
          390
        </text>
        <text x="426" y="114">
          768
        </text>
        <text x="700" y="44">
          1440
        </text>
      </g>
    </Lines>
  ),
}

export function CardChart({ service, caption }: { service: string; caption: string }) {
  return charts[service]?.(caption) ?? null
}

function Steps({ count, step, y, isHot = false }: { count: number; step: number; y: number; isHot?: boolean }) {
  const places = Array.from({ length: count }, (_, i) => Math.round(20 + i * step))
  return (
    <>
      <path className={isHot ? 'hot' : undefined} d={`M20 ${y}H${places.at(-1)}`} />
      {places.map((x) => (
        <path key={x} className={isHot ? 'dot hotdot' : 'dot'} d={`M${x - 9} ${y - 9}h18v18h-18z`} />
      ))}
    </>
  )
}

function Lines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg className="g-lines" viewBox="0 0 780 330" role="img" aria-label={label}>
      {children}
    </svg>
  )
}
