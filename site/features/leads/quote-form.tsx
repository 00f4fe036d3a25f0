import { messages } from '#engine/messages.ts'
import type { Interest } from '#site/documents/interest.ts'
import { fieldProps } from '#site/ui/forms/field-props.ts'
import { Field, FieldError, FormErrorSummary, HiddenFields, ServerMessage, TextField } from '#site/ui/forms/form.tsx'
import { InterestNote } from '#site/ui/forms/interest-note.tsx'
import type { FormState } from '#site/ui/forms/state.ts'
import { Button } from '#site/ui/parts/button.tsx'
import { quoteBudgets, quoteServices } from './quote-schema.ts'

const form = 'quote'
const idPrefix = `${form}-`

type QuoteFormProps = {
  /** The path of the page with the form. Without JavaScript, the visitor returns there. */
  page: string
  /** The initial text of the message. */
  subject?: string
  /** The plan or service that the visitor has chosen. */
  interest?: Interest | undefined
  state?: FormState | undefined
}

export function QuoteForm({ page, subject = '', interest, state: anyState }: QuoteFormProps) {
  const state = anyState?.form === form ? anyState : undefined
  const ticked = state?.values.services?.split('\n') ?? []
  const field = fieldProps(idPrefix, state)
  const budget = field('budget')
  const message = field('message')
  return (
    <form
      className="form quote-form"
      id={form}
      action="/api/create-quote"
      method="post"
      noValidate
      data-enhance=""
      aria-label="Request Proposal"
    >
      <InterestNote subject="request" interest={interest} />
      <FormErrorSummary errors={state?.errors ?? {}} idPrefix={idPrefix} />
      <div className="pair">
        <TextField {...field('name')} label="Name" autoComplete="name" maxLength={100} required />
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" maxLength={254} required />
      </div>
      <div className="pair">
        <TextField {...field('company')} label="Company" autoComplete="organization" maxLength={160} />
        <TextField
          {...field('website')}
          label="Website"
          type="url"
          inputMode="url"
          autoComplete="url"
          maxLength={2048}
        />
      </div>
      <fieldset className="field choices" id={`${idPrefix}services`}>
        <legend>
          What you need help with <span className="optional">optional</span>
        </legend>
        {quoteServices.map((service, at) => (
          <label key={service}>
            <input
              type="checkbox"
              name="services"
              value={service}
              id={`${idPrefix}services-${at}`}
              defaultChecked={ticked.includes(service)}
            />{' '}
            {service}
          </label>
        ))}
        <FieldError id={`${idPrefix}services`} error={state?.errors.services} />
      </fieldset>
      <Field id={budget.id} label="Monthly budget" error={budget.error} isOptional>
        <select id={budget.id} name={budget.name} defaultValue={budget.defaultValue ?? ''}>
          <option value="">Not decided yet</option>
          {quoteBudgets.map((step) => (
            <option key={step}>{step}</option>
          ))}
        </select>
      </Field>
      <TextField
        {...message}
        defaultValue={message.defaultValue ?? (subject ? `${subject}\n` : undefined)}
        label="What would you like to improve?"
        hint="A number helps us prepare: monthly orders, margin, or cost per order."
        rows={6}
        maxLength={5000}
        required
      />
      <HiddenFields page={page} values={interest?.fields} />
      <p className="form-foot">
        <Button type="submit" icon="rise">
          Request Proposal
        </Button>
        <span className="hint">We won’t add you to the newsletter.</span>
      </p>
      <ServerMessage state={state && { success: state.success, message: state.message || messages.sent }} />
    </form>
  )
}
