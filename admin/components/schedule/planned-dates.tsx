'use client'
import { Button } from '@payloadcms/ui'
import { placeOf } from '#platform/calendar/time-zone.ts'
import { Edits } from '../review/facts.tsx'
import type { PlannedDate, SetDate } from './use-schedule.ts'

type PlannedDatesProps = { dates: PlannedDate[]; onSet: SetDate; onDelete: (id: number) => void }

/** Renders the dates of a document, and whether it was changed since they were set. */
export function PlannedDates({ dates, onSet, onDelete }: PlannedDatesProps) {
  if (dates.length === 0) return null
  return (
    <ul className="planned-dates">
      {dates.map(({ id, type, isDue, when, local, timeZone, by, edits }) => (
        <li key={id}>
          <p>
            <b>{type === 'publish' ? 'Goes live' : 'Comes off the site'}</b> on {when} ({placeOf(timeZone)})
            {by && `, scheduled by ${by}`}.{isDue && ' It happens within a minute.'}
          </p>
          <Edits edits={edits} />
          {edits.length > 0 && (
            <p>What was scheduled goes live without these changes. They stay a draft, unless you schedule it anew.</p>
          )}
          <p className="review-actions">
            {edits.length > 0 && (
              <Button size="small" margin={false} onClick={() => void onSet({ type, local, timeZone })}>
                Schedule the newest draft
              </Button>
            )}
            <Button buttonStyle="secondary" size="small" margin={false} onClick={() => onDelete(id)}>
              Delete this date
            </Button>
          </p>
        </li>
      ))}
    </ul>
  )
}
