import type { FormState } from '#site/ui/forms/state.ts'
import { NotifyForm } from '../notify-form.tsx'

type ByEmailProps = { auditKey: string; state: FormState | undefined }

/** Renders the part of a report with which its visitor gets it by email, and hears of what changes. */
export function ByEmail({ auditKey, state }: ByEmailProps) {
  return (
    <section className="band email-band" aria-labelledby="by-email">
      <div className="page four-eight">
        <h2 className="t-headline" id="by-email">
          By email
        </h2>
        <NotifyForm auditKey={auditKey} isReady state={state} />
      </div>
    </section>
  )
}
