import type { Field, FieldVital } from './field-data.ts'
import { seconds } from './format.ts'
import type { Vital } from './vitals.ts'

const PARTS = [
  ['good', 'good', 'good'],
  ['middling', 'needs-improvement', 'needs improvement'],
  ['poor', 'poor', 'poor'],
] as const

/** Renders what visitors experienced, with the share of good, middling, and poor visits, beside the lab. */
export function FieldView({ field, lab }: { field: Field; lab: Vital[] }) {
  if (field.state === 'no-source') return null
  return (
    <section className="report-block" aria-labelledby="speed-field">
      <h3 id="speed-field">Your visitors</h3>
      {field.state === 'found' ? (
        <>
          <p className="block-note">
            {field.scope === 'url'
              ? 'Visits to this URL'
              : 'Visits to the whole site, because this URL alone has too few'}
            , {field.from} to {field.to}, on {field.device === 'mobile' ? 'phones' : 'desktops'}. The figure is the 75th
            percentile: three of four visits were as good or better.
            {field.passes !== null && (field.passes ? ' Core Web Vitals: passed.' : ' Core Web Vitals: not passed.')}
          </p>
          <ul className="speed-field plain">
            {field.vitals.map((vital) => (
              <FieldRow key={vital.id} vital={vital} lab={lab.find(({ id }) => id === vital.id)} />
            ))}
          </ul>
        </>
      ) : (
        <p className="block-note">
          {field.state === 'too-few-visitors'
            ? 'Too few visitors for field data.'
            : 'The look-up of field data failed.'}{' '}
          {field.message}
        </p>
      )}
    </section>
  )
}

function FieldRow({ vital, lab }: { vital: FieldVital; lab: Vital | undefined }) {
  const { id, name, p75, unit, rating, shares } = vital
  const write = (value: number) => (unit === 'ms' ? seconds(value) : String(Math.round(value * 1_000) / 1_000))
  const percent = (share: number) => `${Math.round(100 * share)}%`
  let at = 0
  return (
    <li>
      <p className="speed-vital">
        <abbr title={name}>{id}</abbr>
        <b className={`is-${rating.replace(' ', '-')}`}>{write(p75)}</b>
        <span>{rating}</span>
      </p>
      {shares ? (
        <div>
          <svg
            className="speed-shares"
            viewBox="0 0 100 8"
            preserveAspectRatio="none"
            role="img"
            aria-label={PARTS.map(([part, , word]) => `${percent(shares[part])} ${word}`).join(', ')}
          >
            {PARTS.map(([part, style]) => {
              const x = at
              at += 100 * shares[part]
              return <rect key={part} className={`is-${style}`} x={x} width={100 * shares[part]} height="8" />
            })}
          </svg>
          <p className="speed-limits">
            {percent(shares.good)} good, {percent(shares.middling)} needs improvement, {percent(shares.poor)} poor
          </p>
        </div>
      ) : (
        <p className="speed-limits">Shares unknown</p>
      )}
      <p className="speed-lab">
        {lab?.value === undefined || lab.value === null ? 'no lab value' : `${write(lab.value)} in the lab`}
      </p>
    </li>
  )
}
