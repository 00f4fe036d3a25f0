import { withinDay } from '#site/ui/charts/day-range.ts'
import { AxisTicks, Range } from '#site/ui/charts/range.tsx'
import type { Place } from './place.ts'

/** Opening hours in percent of the 24 hours of UTC. Past midnight, `to` is smaller than `from`. */
export type ClockOffice = { city: string; from: number; to: number; hoursText: string }

const ticks = [0, 6, 12, 18, 24].map((hour) => ({ at: (hour / 24) * 100, text: String(hour) }))

/** Renders one row for each office on the axis of a day in UTC. A script shows which offices are open now. */
export function OfficeClock({ offices, places }: { offices: ClockOffice[]; places: Place[] }) {
  return (
    <figure className="page clock">
      <div className="clock-rows">
        <ol>
          {offices.map(({ city, hoursText, ...range }, at) => (
            <li key={city}>
              <Office city={city} place={places[at]} />
              <div>
                <Range ranges={withinDay(range)} text={hoursText} />
              </div>
            </li>
          ))}
        </ol>
        <p className="now-line" aria-hidden="true">
          <span>
            <i data-now="" />
          </span>
        </p>
      </div>
      <div className="clock-base">
        <AxisTicks ticks={ticks} />
      </div>
      <figcaption className="clock-note">
        Hours are in UTC. The bars move by one hour with daylight saving time.
      </figcaption>
    </figure>
  )
}

function Office({ city, place }: { city: string; place: Place | undefined }) {
  if (!place)
    return (
      <div>
        <h3>{city}</h3>
      </div>
    )
  const { country, street, locality, phone, opens, closes, days, timeZone } = place
  return (
    <div>
      <h3>{city}</h3>
      <address>
        {[street, locality, country].filter(Boolean).join(', ')}
        {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      </address>
      <p className="open">
        {days && `${days}, `}
        {opens} to {closes} there
        {' · '}
        <span data-time-zone={timeZone} data-from={hourOf(opens)} data-to={hourOf(closes)} />
      </p>
    </div>
  )
}

function hourOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}
