import { countTicks, horizonEnd, horizonPaths, TICK_KINDS, type Tick, tickText, tickWidth } from './horizon.ts'

type HorizonProps = {
  /** One for each response, in order. */
  ticks: readonly Tick[]
  /** Places on the line: the pages that are known, or allowed. */
  of: number
  /** Whether more ticks follow: a dot marks the last one. */
  isRunning?: boolean
}

/** Renders the horizon with one tick for each page. A legend says the same in words. */
export function Horizon({ ticks, of, isRunning = false }: HorizonProps) {
  const paths = horizonPaths(ticks, of)
  const counts = countTicks(ticks)
  return (
    <figure className="ticks-figure" data-horizon="">
      <div className="ticks-band" aria-hidden="true">
        <div className="page">
          <div className="ticks-plot" style={{ '--tick': `${tickWidth(ticks, of)}px` }}>
            <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
              {TICK_KINDS.map((kind) => (
                <path key={kind} className={`tick is-${kind}`} data-kind={kind} d={paths[kind] || undefined} />
              ))}
            </svg>
            {isRunning && <i className="ticks-end" data-end="" style={{ '--x': horizonEnd(ticks, of) }} />}
          </div>
        </div>
      </div>
      <figcaption className="page">
        <ul className="ticks-legend">
          {TICK_KINDS.map((kind) => (
            <li key={kind} className={`is-${kind}`} data-legend={kind} hidden={counts[kind] === 0}>
              {tickText(kind, counts[kind])}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}
