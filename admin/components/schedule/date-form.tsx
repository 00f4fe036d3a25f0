'use client'
import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { placeOf } from '#platform/calendar/time-zone.ts'
import { Moment } from '../collaboration/moment.tsx'
import type { Schedule, SetDate } from './use-schedule.ts'

/**
 * Sets a date in the time zone of the site, or another one. It is inside the form of the document, so it is no form.
 */
export function DateForm({ schedule, onSet }: { schedule: Schedule; onSet: SetDate }) {
  const id = useId()
  const { isPublic, savedAt, suggested, timeZone: ofSite, timeZones, types } = schedule
  const [chosen, setChosen] = useState(types[0])
  const [local, setLocal] = useState(suggested)
  const [timeZone, setTimeZone] = useState(ofSite)
  const [isBusy, setBusy] = useState(false)
  const type = chosen && types.includes(chosen) ? chosen : types[0]
  const zones = [...new Set([...timeZones, Intl.DateTimeFormat().resolvedOptions().timeZone])]

  async function set() {
    if (!type) return
    setBusy(true)
    await onSet({ type, local, timeZone })
    setBusy(false)
  }

  return (
    <div className="review-form">
      <fieldset>
        <legend>What should happen</legend>
        {types.map((one) => (
          <label key={one}>
            <input type="radio" name={`${id}-type`} checked={type === one} onChange={() => setChosen(one)} />{' '}
            {one === 'unpublish' ? 'Take it off the site' : isPublic ? 'Publish these changes' : 'Publish it'}
          </label>
        ))}
      </fieldset>
      {type === 'publish' && (
        <p>
          The draft as it is now goes live, saved <Moment at={savedAt} />. What is written afterwards stays a draft.
        </p>
      )}
      <div className="review-row">
        <div>
          <label htmlFor={`${id}-time`}>Date and time</label>
          <input
            id={`${id}-time`}
            type="datetime-local"
            value={local}
            onChange={({ target }) => setLocal(target.value)}
            onKeyDown={(event) => {
              // Without this, Enter would save the document.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        </div>
        <div>
          <label htmlFor={`${id}-zone`}>Time zone</label>
          <select id={`${id}-zone`} value={timeZone} onChange={({ target }) => setTimeZone(target.value)}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {placeOf(zone)}
                {zone === ofSite && ' (the site)'}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p className="review-actions">
        <Button size="medium" margin={false} disabled={isBusy || local === ''} onClick={() => void set()}>
          Schedule
        </Button>
        <span>It appears in the calendar, and can be deleted there.</span>
      </p>
    </div>
  )
}
