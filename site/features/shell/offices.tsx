import { withinDay } from '#site/ui/charts/day-range.ts'
import { AxisTicks, Range } from '#site/ui/charts/range.tsx'
import type { ShellOffice } from './data.ts'

const ticks = [
  { at: 0, text: '0' },
  { at: 25, text: '6' },
  { at: 50, text: '12' },
  { at: 75, text: '18' },
  { at: 100, text: '24 UTC' },
]

type OfficesProps = { title: string; offices: ShellOffice[]; hasHours?: boolean }

/** Renders the offices, with their hours on one axis of a day; each row also has its hours as text. */
export function Offices({ title, offices, hasHours = true }: OfficesProps) {
  return (
    <div className="page offices">
      <div className="office-head">
        <h2>{title}</h2>
        {hasHours && <AxisTicks ticks={ticks} />}
      </div>
      <ul>
        {offices.map(({ city, country, street, hoursText, ...range }) => (
          <li key={city}>
            <b>{city}</b>
            <span>{country}</span>
            <address>{street}</address>
            {hasHours && <Range ranges={withinDay(range)} text={hoursText} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
