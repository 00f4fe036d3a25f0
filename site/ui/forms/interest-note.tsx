import { Fragment } from 'react'
import type { Interest } from '#site/documents/interest.ts'

/** Renders above a form what its visitor chose before; nothing if that is nothing. */
export function InterestNote({ subject, interest }: { subject: 'request' | 'call'; interest: Interest | undefined }) {
  if (!interest) return null
  return (
    <p className="form-interest">
      Your {subject} is about{' '}
      {interest.parts.map(({ name, href }, at) => (
        <Fragment key={href}>
          {at > 0 && ', '}
          <a href={href}>{name}</a>
        </Fragment>
      ))}
      .
    </p>
  )
}
