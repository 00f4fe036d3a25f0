import type { ReactNode } from 'react'
import type { FailureCode } from '#engine/failures.ts'
import type { Envelope } from '#engine/tool/envelope.ts'
import { Control } from '#site/ui/parts/button.tsx'
import { useIsLive } from './context.tsx'

/** Shows a flat line before the first run, and what to do first. */
export function Empty({ children }: { children: ReactNode }) {
  return (
    <State title="No report yet" drawing={<path d="M0 60H400" />}>
      <p>{children}</p>
    </State>
  )
}

/** Renders the message that a required capability is missing. */
export function Unavailable({ summary }: Pick<Envelope, 'summary'>) {
  return (
    <State title="No result" drawing={<path className="gap" d="M0 60H400" />}>
      <p>{summary}</p>
    </State>
  )
}

/** Renders a failure as a line that stops, with what happened, where, and what to do. */
export function Failed({ envelope, retry }: { envelope: Envelope; retry?: (() => void) | undefined }) {
  const { summary, failure } = envelope
  const isLive = useIsLive()
  const others = Object.values(failure?.errors ?? {}).filter((message) => message !== summary)
  return (
    <State
      title={titles[failure?.code ?? 'unexpected'] ?? 'The run failed'}
      isError
      drawing={
        <>
          <path d="M0 60H150" />
          <path className="stop" d="M150 48V72" />
        </>
      }
    >
      <p>{summary}</p>
      {others.length > 0 && (
        <ul className="dash plain">
          {others.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {isLive && retry && <Control onClick={retry}>Try again</Control>}
    </State>
  )
}

const titles: Partial<Record<FailureCode, string>> = {
  malformed: 'We couldn’t read this',
  invalid: 'We couldn’t read this',
  'too-large': 'This is too large',
  'time-limit': 'The run took too long',
  'too-many': 'Too many runs for now',
  busy: 'Too many runs for now',
  'not-found': 'This run is gone',
  unexpected: 'The run stopped',
}

type StateProps = { title: string; drawing: ReactNode; isError?: boolean; children: ReactNode }

function State({ title, drawing, isError = false, children }: StateProps) {
  return (
    <div className={isError ? 'state is-error' : 'state'}>
      <svg viewBox="0 0 400 80" preserveAspectRatio="none" aria-hidden="true">
        {drawing}
      </svg>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
