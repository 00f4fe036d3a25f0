import { messages } from '#engine/messages.ts'
import { Button } from '../parts/button.tsx'
import { FieldError, FormErrorSummary, HiddenFields, ServerMessage } from './form.tsx'
import type { FormState } from './state.ts'

const FORM = 'newsletter'

type NewsletterFormProps = {
  /** The path of the page with the form. Without JavaScript, the visitor returns there. */
  page: string
  state?: FormState | undefined
}

/**
 * Renders the newsletter form. Use it once per page: its id is the fragment of the URL that a response redirects to.
 */
export function NewsletterForm({ page, state: anyState }: NewsletterFormProps) {
  const state = anyState?.form === FORM ? anyState : undefined
  const error = state?.errors.email
  return (
    <form
      className="letter-form"
      id={FORM}
      action="/api/subscribe"
      method="post"
      noValidate
      data-enhance=""
      aria-label="Newsletter"
    >
      <FormErrorSummary errors={state?.errors ?? {}} idPrefix={`${FORM}-`} />
      <div className={error ? 'field is-invalid' : 'field'}>
        <label htmlFor={`${FORM}-email`}>Email</label>
        <span className="letter-row">
          <input
            id={`${FORM}-email`}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={state?.values.email}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${FORM}-email-error` : undefined}
          />
          <Button type="submit">Subscribe</Button>
        </span>
        <FieldError id={`${FORM}-email`} error={error} />
      </div>
      <HiddenFields page={page} />
      <ServerMessage state={state?.success ? { ...state, message: state.message || messages.subscribed } : state} />
    </form>
  )
}
