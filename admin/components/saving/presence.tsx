'use client'
import { Button } from '@payloadcms/ui'
import type { OtherTab } from '#cms/editing/tabs.ts'
import type { Lease } from './lease.ts'

type PresenceProps = { lease: Lease; onTakeOver: () => void }

/** Shows who else has the document open, since when, and what this tab may do. */
export function Presence({ lease, onTakeOver }: PresenceProps) {
  const { isHolder, others, account } = lease
  const holder = others.find((other) => other.isHolder)
  if (!isHolder && holder)
    return (
      <div className="notice" data-kind="reading" role="status">
        <p>
          <b>{whoOf(holder, account)}</b> {holder.account === account ? 'have' : 'has'} been editing this{' '}
          {holder.account === account && 'in another tab '}since <Time at={holder.since} />. You can read it here.
        </p>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onTakeOver}>
          Take over
        </Button>
      </div>
    )
  if (others.length === 0) return null
  const colleagues = others.filter((other) => other.account !== account)
  const own = others.find((other) => other.account === account)
  return (
    <div className="notice" data-kind="company" role="status">
      {colleagues.length > 0 && (
        <p>
          {colleagues.map((other, at) => (
            <span key={other.tab}>
              {at > 0 && ', '}
              <b>{other.name}</b> (since <Time at={other.since} />)
            </span>
          ))}{' '}
          {colleagues.length === 1 ? 'has' : 'have'} this open, too, and can read it.
        </p>
      )}
      {own && (
        <p>
          <b>You</b> have this open in another tab, too, since <Time at={own.since} />.
        </p>
      )}
    </div>
  )
}

const whoOf = ({ account, name }: OtherTab, own: number) => (account === own ? 'You' : name)

/** Renders a time of this day, in the time zone of the browser. */
export function Time({ at }: { at: string | number }) {
  const date = new Date(at)
  const isToday = date.toDateString() === new Date().toDateString()
  const text = new Intl.DateTimeFormat(
    'en-US',
    isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  ).format(date)
  return <time dateTime={date.toISOString()}>{text}</time>
}
