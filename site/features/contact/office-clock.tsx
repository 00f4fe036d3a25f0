import { withinDay } from '#site/ui/charts/day-range.ts'
import { AxisTicks, Range } from '#site/ui/charts/range.tsx'
import type { Place } from './place.ts'

/** Opening hours in percent of the 24 hours of UTC. Past midnight, `to` is smaller than `from`. */
export type ClockOffice = { city: string; from: number; to: number; hoursText: string }

const ticks = [0, 6, 12, 18, 24].map((hour) => ({ at: (hour / 24) * 100, text: String(hour) }))

/** Renders one row for each office on the axis of a day in UTC. A script shows which offices are open now. */
export function OfficeClock({ offices, places }: { offices: ClockOffice[]; places: Place[] }) {
  if (offices.length === 0) return null
  return (
    <figure className="page clock">
      <div className="clock-rows">
        <ol>
          {offices.map(({ city, hoursText, ...range }, at) => (
            <li key={city}>
              <div>
                <b>{city}</b>
                <OpeningStatus place={places[at]} />
              </div>
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

function OpeningStatus({ place }: { place: Place | undefined }) {
  if (!place) return null
  const { opens, closes, timeZone } = place
  return (
    <span className="open" data-time-zone={timeZone} data-from={hourOf(opens)} data-to={hourOf(closes)}>
      {opens} to {closes} there
    </span>
  )
}

function hourOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}
