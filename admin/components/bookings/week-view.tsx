import type { ListViewServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import type { BusyNetwork } from '#cms/bookings/network.ts'
import type { Booking, BookingHost } from '#cms/payload-types.ts'
import { countOf } from '#engine/text/count-of.ts'
import { dayLabel, timeLabel } from '#platform/calendar/time-labels.ts'
import { addDays, dayIn, placeOf, startOfDay } from '#platform/calendar/time-zone.ts'
import { readWeek } from './read-week.ts'
import { ReleaseNetwork } from './release-network.tsx'

/** Shows above the booked calls one week of them, day by day, with the lead behind each. */
export async function WeekView({ payload, user, searchParams }: ListViewServerProps) {
  if (!user || !hasRole(user, 'sales')) return null
  const now = Date.now()
  const { days, timeZone, calls, hosts, networks } = await readWeek(payload, user, searchParams?.week, now)
  const { admin } = payload.config.routes
  const list = `${admin}/collections/bookings`
  const [monday = '', sunday = ''] = [days[0], days[6]]
  const name = (day: string) => dayLabel(startOfDay(timeZone, day), timeZone)
  return (
    <section className="call-week" aria-labelledby="call-week-title">
      <header>
        <h2 id="call-week-title">
          {shortDay(name(monday))} to {shortDay(name(sunday))}
        </h2>
        <nav aria-label="Weeks">
          <a href={`${list}?week=${addDays(monday, -7)}`}>Previous</a>
          <a href={list}>This week</a>
          <a href={`${list}?week=${addDays(monday, 7)}`}>Next</a>
        </nav>
        <p>
          Times in {placeOf(timeZone)}. <a href={`${admin}/collections/booking-hosts`}>People and hours</a>
        </p>
      </header>
      <CalendarProblems hosts={hosts} admin={admin} />
      <BusyNetworks networks={networks} />
      {calls.size === 0 && <p className="call-week-empty">No calls this week.</p>}
      <ol hidden={calls.size === 0}>
        {days.map((day) => (
          <li key={day} aria-current={day === dayIn(timeZone, now) ? 'date' : undefined}>
            <h3>{name(day)}</h3>
            {calls.has(day) ? (
              <ul>
                {calls.get(day)?.map((call) => (
                  <BookingLine key={call.id} call={call} hosts={hosts} timeZone={timeZone} admin={admin} />
                ))}
              </ul>
            ) : (
              <p>No calls</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

type LineProps = { call: Booking; hosts: BookingHost[]; timeZone: string; admin: string }

function BookingLine({ call: { id, startsAt, name, host, lead }, hosts, timeZone, admin }: LineProps) {
  return (
    <li>
      <a href={`${admin}/collections/bookings/${id}`}>
        <time dateTime={startsAt}>{timeLabel(Date.parse(startsAt), timeZone)}</time> <b>{name}</b>
      </a>
      <p>
        {hosts.find((one) => one.id === host)?.name ?? 'Nobody'}
        {lead ? (
          <>
            {', '}
            <a href={`${admin}/collections/contact-requests/${lead}`} aria-label={`Lead of ${name}`}>
              lead
            </a>
          </>
        ) : null}
      </p>
    </li>
  )
}

/** Says whose own calendar cannot be read, and what that means. */
function CalendarProblems({ hosts, admin }: { hosts: BookingHost[]; admin: string }) {
  return hosts
    .filter(({ active, calendarUrl, calendarError }) => active && calendarUrl && calendarError)
    .map(({ id, name, calendarError, calendarReadAt }) => (
      <p key={id} className="call-problem">
        <a href={`${admin}/collections/booking-hosts/${id}`}>The calendar of {name}</a> cannot be read: {calendarError}{' '}
        {calendarReadAt
          ? `Its busy times of ${new Date(calendarReadAt).toISOString().slice(0, 16).replace('T', ', ')} UTC are used.`
          : 'None of its busy times are known.'}
      </p>
    ))
}

/** Names networks from which many calls were booked, because somebody may be filling the calendar. */
function BusyNetworks({ networks }: { networks: BusyNetwork[] }) {
  return networks.map(({ network, ahead, held }) => (
    <div key={network} className="call-problem network-calls">
      <p>
        {countOf(ahead, 'call')} ahead from one network, <code>{network}</code>
        {held > 0 && `, of which ${held} ${held === 1 ? 'waits' : 'wait'} for confirmation`}.
      </p>
      <ReleaseNetwork network={network} calls={ahead} />
    </div>
  ))
}

/** @example shortDay('Monday, November 23') // 'November 23' */
const shortDay = (label: string) => label.split(', ')[1]
