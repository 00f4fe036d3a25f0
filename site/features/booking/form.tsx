import type { Challenge } from 'altcha-lib/types'
import { type CallTopic, callTopics } from '#platform/calendar/call-topics.ts'
import type { Interest } from '#site/documents/interest.ts'
import { fieldProps } from '#site/ui/forms/field-props.ts'
import { FieldError, FormErrorSummary, HiddenFields, ServerMessage, TextField } from '#site/ui/forms/form.tsx'
import type { FormState } from '#site/ui/forms/state.ts'
import { Button, MoreLink } from '#site/ui/parts/button.tsx'
import { HOLD_MINUTES } from './next-booking.ts'
import { BOOK, withQuery } from './paths.ts'
import type { FreeTime, Zone } from './queries.ts'

const idPrefix = 'booking-'

type BookingFormProps = {
  time: FreeTime
  minutes: number
  zone: Zone
  about: CallTopic | undefined
  /** The service or plan that the visitor has chosen before. */
  interest: Interest | undefined
  /** Whether somebody who is free then can talk by video. */
  canVideo: boolean
  /** Identifies the submission. The page is rendered for each visitor. */
  token: string
  /** A proof of work for the browser: the call will be held until it is confirmed. */
  challenge?: Challenge | undefined
  /** Times to choose from instead, if the chosen one is no longer free. */
  alternatives?: FreeTime[]
  state?: FormState | undefined
}

/** Renders the second step: the chosen time, and who books it. */
export function BookingForm(props: BookingFormProps) {
  const { time, minutes, zone, about, interest, canVideo, token, challenge, alternatives = [], state } = props
  const field = fieldProps(idPrefix, state)
  const hasTime = alternatives.length === 0
  const topic = interest?.name ?? (about && callTopics[about])
  const [day, hour] = splitMoment(time.moment)
  return (
    <section className="page book book-details" id="booking">
      <div className="book-chosen">
        <h1>
          {hasTime ? (
            <>
              {day} <span>{hour}</span>
            </>
          ) : (
            'Choose another time'
          )}
        </h1>
        <p className="lead">
          {hasTime
            ? `${minutes} minutes, ${zone.place} time.${topic ? ` Topic: ${topic}.` : ''}`
            : `${time.moment} is no longer free. What you typed is still here.`}
        </p>
        <MoreLink back href={withQuery(BOOK, { ...interest?.fields, zone: zone.name, about })}>
          See all times
        </MoreLink>
      </div>
      {/* The server validates the input, so that every visitor reads the same errors, beside the fields. */}
      <form
        className="form booking-form"
        action="/api/create-booking"
        method="post"
        aria-label="Book a call"
        noValidate
        data-challenge={challenge && JSON.stringify(challenge)}
      >
        <FormErrorSummary errors={state?.errors ?? {}} idPrefix={idPrefix} />
        {hasTime ? (
          <input type="hidden" name="time" value={time.value} />
        ) : (
          <OtherTimes times={alternatives} error={state?.errors.time} />
        )}
        <div className="pair">
          <TextField {...field('name')} label="Name" autoComplete="name" maxLength={100} required />
          <TextField {...field('email')} label="Email" type="email" autoComplete="email" maxLength={254} required />
        </div>
        {canVideo && <Place chosen={state?.values.place} error={state?.errors.place} />}
        <div className="pair">
          <TextField
            {...field('phone')}
            label="Phone"
            type="tel"
            autoComplete="tel"
            maxLength={40}
            required={!canVideo}
            hint={canVideo ? 'We need it for a call by phone.' : 'We call you at this number.'}
          />
          <TextField {...field('website')} label="Website" inputMode="url" autoComplete="url" maxLength={2048} />
        </div>
        <TextField
          {...field('figure')}
          label="One number to improve"
          placeholder="Conversion rate, 1.4%"
          maxLength={120}
          hint="With its value today, if you know it."
        />
        <TextField {...field('message')} label="What else you want to talk about" rows={4} maxLength={5000} />
        <HiddenFields page={BOOK} values={{ ...interest?.fields, zone: zone.name, about: about ?? '', token }} />
        <p className="form-foot">
          <Button type="submit" icon="rise">
            Book this time
          </Button>
          <span className="hint">
            {challenge
              ? `You’ll get an email to confirm the call. We keep the time for you for ${HOLD_MINUTES} minutes.`
              : 'You’ll get an invitation by email.'}{' '}
            We use your details for this call only: see our <a href="/privacy-policy/">privacy policy</a>.
          </span>
        </p>
        <ServerMessage state={state && { success: state.success, message: state.message }} />
      </form>
    </section>
  )
}

/** Renders the choice between phone and video. */
function Place({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  return (
    <fieldset className={error ? 'field choices is-invalid' : 'field choices'}>
      <legend>How we talk</legend>
      {[
        ['phone', 'By phone'],
        ['video', 'By video'],
      ].map(([value, label], at) => (
        <label key={value}>
          <input
            type="radio"
            name="place"
            value={value}
            id={at === 0 ? `${idPrefix}place` : undefined}
            defaultChecked={value === (chosen || 'phone')}
          />{' '}
          {label}
        </label>
      ))}
      <FieldError id={`${idPrefix}place`} error={error} />
    </fieldset>
  )
}

function OtherTimes({ times, error }: { times: FreeTime[]; error: string | undefined }) {
  return (
    <fieldset className={error ? 'field is-invalid other-times' : 'field other-times'}>
      <legend>Free times close to yours</legend>
      {times.map(({ value, label }, at) => (
        <label key={value}>
          <input type="radio" name="time" value={value} id={at === 0 ? `${idPrefix}time` : undefined} required />{' '}
          {label}
        </label>
      ))}
      <FieldError id={`${idPrefix}time`} error={error} />
    </fieldset>
  )
}

/**
 * Month and day stay on one line.
 * @example splitMoment('Tuesday, November 24, 2026, 9:00 AM CST') // ['Tuesday, November\u{a0}24', '9:00 AM CST']
 */
function splitMoment(moment: string): [day: string, hour: string] {
  const [weekday, date, , hour = ''] = moment.split(', ')
  return [`${weekday}, ${date?.replace(' ', '\u{a0}')}`, hour]
}
