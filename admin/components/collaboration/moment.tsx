import { timeAgo } from '#engine/text/time-ago.ts'

type MomentProps = {
  at: string
  /** To the second, for moments close to each other. */
  isExact?: boolean
}

/** Renders how long ago something happened; the exact time, in UTC, is in its tooltip. */
export function Moment({ at, isExact = false }: MomentProps) {
  const exact = `${at.slice(0, isExact ? 19 : 16).replace('T', ', ')} UTC`
  return (
    <time dateTime={at} title={exact} suppressHydrationWarning>
      {isExact ? exact : timeAgo(at, Date.now())}
    </time>
  )
}
