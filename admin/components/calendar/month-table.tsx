import { type Month, monthLabel } from '#platform/calendar/month.ts'
import { dayLabel, timeLabel } from '#platform/calendar/time-labels.ts'
import { dayIn, placeOf, startOfDay } from '#platform/calendar/time-zone.ts'
import { DeleteDate } from './delete-date.tsx'
import type { CalendarItem } from './item.ts'

type MonthTableProps = { month: Month; items: CalendarItem[]; timeZone: string; now: number; path: string }

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const KINDS: Record<CalendarItem['kind'], string> = {
  publish: 'Will be published',
  changes: 'Changes will be published',
  unpublish: 'Will be unpublished',
  published: 'Published',
  sent: 'Issue sent',
  closes: 'Closes',
}

/** Renders a month of content as a table: on a phone, a list of the days that have something. */
export function MonthTable({ month, items, timeZone, now, path }: MonthTableProps) {
  const byDay = Map.groupBy(items, ({ at }) => dayIn(timeZone, at))
  const used = Object.entries(KINDS).filter(([kind]) => items.some((item) => item.kind === kind))
  return (
    <>
      <header>
        <h1 id="calendar-title">{monthLabel(month.name)}</h1>
        <nav aria-label="Months">
          <a href={`${path}?month=${month.previous}`}>Previous</a>
          <a href={path}>This month</a>
          <a href={`${path}?month=${month.next}`}>Next</a>
        </nav>
        <p>Times in {placeOf(timeZone)}, the time zone of the site.</p>
      </header>
      {items.length === 0 && <p className="calendar-empty">Nothing is planned and nothing was published this month.</p>}
      {used.length > 0 && (
        <ul className="calendar-key">
          {used.map(([kind, label]) => (
            <li key={kind} data-kind={kind}>
              {label}
            </li>
          ))}
        </ul>
      )}
      <table aria-labelledby="calendar-title" data-empty={items.length === 0 || undefined}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  data-outside={day.startsWith(month.name) ? undefined : true}
                  data-empty={byDay.has(day) ? undefined : true}
                  aria-current={day === dayIn(timeZone, now) ? 'date' : undefined}
                >
                  <time dateTime={day} title={dayLabel(startOfDay(timeZone, day), timeZone)}>
                    <span>{dayLabel(startOfDay(timeZone, day), timeZone)}</span>
                    <b aria-hidden="true">{Number(day.slice(8))}</b>
                  </time>
                  <Items items={byDay.get(day) ?? []} timeZone={timeZone} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Items({ items, timeZone }: { items: CalendarItem[]; timeZone: string }) {
  if (items.length === 0) return null
  return (
    <ul>
      {items.map(({ at, kind, type, title, href, date }) => (
        <li key={`${kind} ${at} ${href}`} data-kind={kind}>
          <a href={href}>
            <span>
              <time dateTime={new Date(at).toISOString()}>{timeLabel(at, timeZone)}</time> {type},{' '}
              {KINDS[kind].toLowerCase()}
            </span>
            <b>{title}</b>
          </a>
          {date !== undefined && <DeleteDate id={date} title={title || 'Untitled'} />}
        </li>
      ))}
    </ul>
  )
}
