import type { AdminViewServerProps } from 'payload'
import { siteTimeZone } from '#cms/schedule/site-time-zone.ts'
import { monthOf } from '#platform/calendar/month.ts'
import { OwnView, signedInUser } from '../views/own-view.tsx'
import { MonthTable } from './month-table.tsx'
import { readCalendar } from './read-calendar.ts'

const PATH = '/admin/calendar'

/** Renders the screen “Calendar”. */
export async function CalendarView(view: AdminViewServerProps) {
  const user = signedInUser(view, PATH)
  const { payload } = view.initPageResult.req
  const now = Date.now()
  const timeZone = await siteTimeZone(payload)
  const month = monthOf(view.searchParams?.month, timeZone, now)
  const items = await readCalendar(payload, user, month.span)
  return (
    <OwnView view={view} label="Calendar" className="content-calendar">
      <MonthTable month={month} items={items} timeZone={timeZone} now={now} path={PATH} />
    </OwnView>
  )
}
