'use client'
import { Button, Drawer, useDocumentInfo, useModal } from '@payloadcms/ui'
import { DateForm } from './date-form.tsx'
import { PlannedDates } from './planned-dates.tsx'
import { useSchedule } from './use-schedule.ts'

/** Shows above a document its dates, for those who may publish it. */
export function ScheduleBar() {
  const { collectionSlug, globalSlug, id, hasPublishPermission } = useDocumentInfo()
  if (!hasPublishPermission) return null
  if (globalSlug) return <ScheduleOf document={`globals/${globalSlug}`} />
  return id ? <ScheduleOf document={`${collectionSlug}/${id}`} /> : null
}

function ScheduleOf({ document }: { document: string }) {
  // A document in a drawer has dates of its own.
  const slug = `schedule-${document.replace('/', '-')}`
  const { openModal } = useModal()
  const { schedule, message, look, set, remove } = useSchedule(document)
  if (!schedule) return null
  const { dates, types } = schedule
  const [next] = dates

  function open() {
    void look()
    openModal(slug)
  }

  return (
    <>
      <Button buttonStyle="secondary" size="medium" margin={false} className="schedule-open" onClick={open}>
        {next ? (
          <>
            <b>{next.type === 'publish' ? 'Goes live' : 'Comes off'}</b>{' '}
            <span className="bar-detail">{shortOf(next.local)}</span>
          </>
        ) : (
          'Schedule'
        )}
      </Button>
      <Drawer slug={slug} title="Schedule" className="comments-drawer">
        <div className="review">
          <PlannedDates dates={dates} onSet={set} onDelete={(id) => void remove(id)} />
          {types.length > 0 ? (
            <DateForm schedule={schedule} onSet={set} />
          ) : (
            <p>There is nothing to schedule: it has no changes that visitors do not see.</p>
          )}
          <div role="status">{message}</div>
        </div>
      </Drawer>
    </>
  )
}

/** @example shortOf('2026-12-01T09:00') // 'Dec 1, 9:00 AM' */
function shortOf(local: string) {
  const format = { timeZone: 'UTC', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat('en-US', format).format(Date.parse(`${local}Z`))
}
