import type { ViewProps } from '#engine/tool/view-props.ts'
import type { Difficulties, KeywordDifficulty } from './compute.ts'
import { levelOf, writeDifficulty } from './difficulty.ts'
import { partNames } from './part-names.ts'

type Computed = Extract<KeywordDifficulty, { outcome: 'computed' }>

/**
 * Renders the parts of each keyword's difficulty as one bar of 100 points. Points that are possible because inputs are
 * unknown are hatched.
 */
export default function View({ envelope: { data } }: ViewProps<Difficulties>) {
  const computed = (data?.keywords ?? []).filter((one): one is Computed => one.outcome === 'computed')
  if (computed.length === 0) return null
  const isRange = computed.some(({ value }) => value === null)
  return (
    <section className="report-block" aria-labelledby="difficulty-bars">
      <h3 id="difficulty-bars">Out of 100 points</h3>
      <ul className="difficulty-bars plain">
        {computed.map((one) => (
          <Bar key={one.keyword} {...one} />
        ))}
      </ul>
      <ul className="difficulty-legend plain" aria-hidden="true">
        {Object.entries(partNames).map(([name, { label }]) => (
          <li key={name}>
            <i className={`is-${name}`} /> {label}
          </li>
        ))}
        {isRange && (
          <li>
            <i className="is-possible" /> Possible, because something is unknown
          </li>
        )}
      </ul>
    </section>
  )
}

function Bar(one: Computed) {
  const { keyword, parts, low, high, features } = one
  const least = parts.reduce((sum, part) => sum + part.low, 0)
  const most = parts.reduce((sum, part) => sum + part.high, 0)
  return (
    <li>
      <p className="difficulty-head">
        <b>{keyword}</b>
        <span>
          <strong>{writeDifficulty(one)}</strong> {levelOf(one)}
        </span>
      </p>
      <div
        className="difficulty-bar"
        role="img"
        aria-label={`${keyword}: ${low === high ? `${low} of 100 points` : `${low} to ${high} of 100 points`}`}
      >
        {parts.map(({ name, low }) => (
          <i key={name} className={`is-${name}`} style={{ width: `${low}%` }} />
        ))}
        {most > least && <i className="is-possible" style={{ width: `${most - least}%` }} />}
      </div>
      {features.length > 0 && <p className="difficulty-features">Also on the page: {features.join(', ')}.</p>}
    </li>
  )
}
