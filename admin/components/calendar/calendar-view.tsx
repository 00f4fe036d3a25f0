import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { monthOf } from '../../../engine/calendar/month.ts'
import { MonthTable } from './month-table.tsx'
import { readCalendar, siteTimeZone } from './read-calendar.ts'

const PATH = '/admin/calendar'

/** The screen “Calendar”. Payload shows its own views to anyone, so this one checks who is there. */
export async function CalendarView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(PATH)}`)
  const now = Date.now()
  const timeZone = await siteTimeZone(req.payload)
  const month = monthOf(searchParams?.month, timeZone, now)
  const items = await readCalendar(req.payload, req.user, month.span)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      payload={req.payload}
      permissions={permissions}
      req={req}
      user={req.user}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
      viewActions={req.payload.config.admin.components.actions}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
    >
      <SetStepNav nav={[{ label: 'Calendar' }]} />
      <div className="gutter--left gutter--right content-calendar">
        <MonthTable month={month} items={items} timeZone={timeZone} now={now} path={PATH} />
      </div>
    </DefaultTemplate>
  )
}
