import { messages } from '../../../engine/messages.ts'
import { Button } from '../../ui/button.tsx'
import { FormErrorSummary, HiddenFields, ServerMessage, TextField } from '../../ui/form.tsx'
import type { FormState } from '../../ui/form-state.ts'

const form = 'contact'
const idPrefix = `${form}-`

type ContactFormProps = {
  /** The path of the page it stands on: whoever sends without JavaScript comes back there. */
  page: string
  state?: FormState | undefined
}

export function ContactForm({ page, state: anyState }: ContactFormProps) {
  const state = anyState?.form === form ? anyState : undefined
  const field = (name: string) => ({
    id: idPrefix + name,
    name,
    error: state?.errors[name],
    defaultValue: state?.values[name],
  })
  return (
    <form
      className="form contact-form"
      action="/api/send-mail"
      method="post"
      data-enhance=""
      aria-label="Request Proposal"
    >
      <FormErrorSummary errors={state?.errors ?? {}} idPrefix={idPrefix} />
      <div className="pair">
        <TextField {...field('clientName')} label="Name" autoComplete="name" maxLength={100} required />
        <TextField {...field('clientEmail')} label="Email" type="email" autoComplete="email" maxLength={254} required />
      </div>
      <TextField {...field('website')} label="Website" type="url" inputMode="url" autoComplete="url" maxLength={2048} />
      <TextField
        {...field('message')}
        label="What should change"
        hint="One figure says more than a page: orders, margin, cost per order."
        rows={6}
        maxLength={5000}
        required
      />
      <HiddenFields page={page} values={{ form }} />
      <p className="form-foot">
        <Button type="submit" icon="rise">
          Request Proposal
        </Button>
        <span className="hint">No newsletter unless you ask for it.</span>
      </p>
      <ServerMessage state={state && { success: state.success, message: state.message || messages.sent }} />
    </form>
  )
}
