import { Link } from '@payloadcms/ui'
import { headers } from 'next/headers.js'
import type { DateFieldServerProps, DefaultServerCellComponentProps, Payload, TypedUser } from 'payload'
import { cache, type ReactNode } from 'react'
import { momentLabel, timeLabel } from '#platform/calendar/time-labels.ts'
import { placeOf } from '#platform/calendar/time-zone.ts'
import { zoneOfBookings } from './read-week.ts'

// Cached for each request, because a list asks for every row.
const signedIn = cache(async (payload: Payload) => (await payload.auth({ headers: await headers() })).user)
const zone = cache((payload: Payload, user: TypedUser) => zoneOfBookings(payload, user))

/** Shows when a call is, in one line with its time zone, the same as that of the week above the list. */
export async function BookingTime({ data, payload, user }: DateFieldServerProps) {
  const { startsAt, endsAt } = data as { startsAt?: string; endsAt?: string }
  if (!startsAt || !endsAt || !user) return null
  const timeZone = await zone(payload, user)
  return (
    <Moment label="When" at={startsAt}>
      {momentLabel(Date.parse(startsAt), timeZone)} to {timeLabel(Date.parse(endsAt), timeZone)}, in {placeOf(timeZone)}
    </Moment>
  )
}

/** Renders another moment of a call, in the same time zone. */
export async function BookingMoment({ data, field, payload, user }: DateFieldServerProps) {
  const at = (data as Record<string, unknown>)[field.name]
  if (typeof at !== 'string' || !user) return null
  return (
    <Moment label={String(field.label)} at={at}>
      {momentLabel(Date.parse(at), await zone(payload, user))}
    </Moment>
  )
}

/** Shows in the list when a call is. Payload does not tell a cell who is signed in. */
export async function BookingTimeCell({
  cellData,
  collectionSlug,
  link,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  const user = await signedIn(payload)
  if (typeof cellData !== 'string' || !user) return null
  const label = momentLabel(Date.parse(cellData), await zone(payload, user))
  if (!link) return label
  return (
    <Link href={`${payload.config.routes.admin}/collections/${collectionSlug}/${rowData.id}`} prefetch={false}>
      {label}
    </Link>
  )
}

function Moment({ label, at, children }: { label: string; at: string; children: ReactNode }) {
  return (
    <div className="field-type call-time">
      <span className="field-label">{label}</span>
      <time dateTime={at}>{children}</time>
    </div>
  )
}
