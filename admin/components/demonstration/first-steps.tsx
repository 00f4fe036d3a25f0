import type { TypedUser } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import type { FirstSteps as Steps } from '#cms/demo/first-steps.ts'
import { SkipStep } from './skip-step.tsx'

/**
 * Lists on the dashboard, after the demonstration is gone, what to fill in first. A step disappears when it is done.
 */
export function FirstSteps({ user, steps }: { user: TypedUser; steps: Steps | undefined }) {
  if (!steps || steps.open.length === 0) return null
  const { open, total } = steps
  return (
    <section className="first-steps" aria-labelledby="first-steps-title">
      <h2 id="first-steps-title">Fill in first</h2>
      <p>
        The demonstration is gone, and the site says nothing that is not true. {total - open.length} of {total} steps
        are done.
      </p>
      <progress max={total} value={total - open.length} aria-label="Steps that are done" />
      <ol>
        {open.map(({ id, label, href }) => (
          <li key={id}>
            <a href={href}>{label}</a>
            {hasRole(user, 'admin') && <SkipStep id={id} label={label} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
