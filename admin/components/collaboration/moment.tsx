import { timeAgo } from '../../../engine/text/time-ago.ts'

/** How long ago something happened; the exact time, in UTC, is in its tooltip. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={`${at.slice(0, 16).replace('T', ', ')} UTC`} suppressHydrationWarning>
      {timeAgo(at, Date.now())}
    </time>
  )
}
