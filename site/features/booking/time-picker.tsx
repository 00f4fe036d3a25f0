import { countOf } from '#engine/text/count-of.ts'
import { MoreLink } from '#site/ui/parts/button.tsx'
import { Icon } from '#site/ui/parts/icon.tsx'
import { withQuery } from './paths.ts'
import type { FreeWeek } from './queries.ts'

type TimePickerProps = {
  week: FreeWeek
  /** The page of the picker. */
  path: string
  /** Parameters that every link keeps, such as the time zone. */
  kept: Record<string, string | undefined>
}

/** Renders the free times of a week, one row for each day, the first one open. Each time is a link to the next step. */
export function TimePicker({ week: { days, earlier, later }, path, kept }: TimePickerProps) {
  return (
    <div className="time-picker" id="times">
      <ol className="free-days">
        {days.map(({ day, label, times }, at) => {
          const [weekday, date] = label.split(', ')
          return (
            <li key={day}>
              <details open={at === 0}>
                <summary>
                  <h2 id={`day-${day}`}>
                    {weekday} <span>{date}</span>
                  </h2>
                  <span className="count">{countOf(times.length, 'time')}</span>
                  <Icon name="plus" />
                </summary>
                {[...Map.groupBy(times, ({ part }) => part)].map(([part, inPart]) => (
                  <section key={part} className="part-of-day" aria-labelledby={`day-${day} ${part}-${day}`}>
                    <h3 id={`${part}-${day}`}>{part}</h3>
                    <ul>
                      {inPart.map(({ value, label: text, moment }) => (
                        <li key={value}>
                          <a
                            className="time"
                            href={withQuery(path, { ...kept, time: value })}
                            rel="nofollow"
                            aria-label={moment}
                          >
                            {text}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </section>
                ))}
              </details>
            </li>
          )
        })}
      </ol>
      {days.length === 0 && <p className="lead">No free times in these days.</p>}
      <nav className="weeks" aria-label="Weeks">
        {earlier && (
          <MoreLink back rel="nofollow" href={`${withQuery(path, { ...kept, from: earlier })}#times`}>
            Earlier times
          </MoreLink>
        )}
        {later && (
          <MoreLink
            rel="nofollow"
            href={`${withQuery(path, { ...kept, from: later.day })}#times`}
            data-first-time={later.time}
          >
            Later times
          </MoreLink>
        )}
      </nav>
    </div>
  )
}
