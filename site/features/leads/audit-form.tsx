import { messages } from '#engine/messages.ts'
import { fieldProps } from '#site/ui/forms/field-props.ts'
import { FormErrorSummary, HiddenFields, ServerMessage, TextField } from '#site/ui/forms/form.tsx'
import type { FormState } from '#site/ui/forms/state.ts'
import { Button } from '#site/ui/parts/button.tsx'
import { AddEmailForm } from './add-email-form.tsx'

const form = 'audit'

type AuditFormProps = {
  variant: 'desktop' | 'mobile'
  /** The path of the page with the form. Without JavaScript, the visitor returns there. */
  page?: string
  /** The slug of the service that the page is about. */
  service?: string | undefined
  state?: FormState | undefined
}

/**
 * Renders the form in two variants, of which CSS shows one: the phone variant has all three fields, the other only the
 * website.
 */
export function AuditForms(props: Omit<AuditFormProps, 'variant'>) {
  return (
    <div className="audit-forms">
      <AuditForm variant="desktop" {...props} />
      <AddEmailForm {...props} />
      <AuditForm variant="mobile" {...props} />
    </div>
  )
}

export function AuditForm({ variant, page = '/', service, state: anyState }: AuditFormProps) {
  const state = anyState?.form === form ? anyState : undefined
  const isMobile = variant === 'mobile'
  const idPrefix = `${form}-${variant}-`
  const field = fieldProps(idPrefix, state)
  return (
    <form
      className="form audit-form"
      data-variant={variant}
      action="/api/send-mail"
      method="post"
      noValidate
      data-enhance=""
      aria-label="Free audit"
    >
      <FormErrorSummary errors={state?.errors ?? {}} idPrefix={idPrefix} />
      <TextField {...field('website')} label="Website" type="url" inputMode="url" autoComplete="url" required />
      <div className="pair">
        <TextField {...field('clientName')} label="Name" autoComplete="name" maxLength={100} required={isMobile} />
        <TextField
          {...field('clientEmail')}
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required={isMobile}
        />
      </div>
      <HiddenFields page={page} values={{ form, ...(service ? { service } : {}) }} />
      <p className="form-foot">
        <Button type="submit" icon="rise">
          Request audit
        </Button>
        <span className="hint">We won’t add you to the newsletter.</span>
      </p>
      <ServerMessage state={state && { success: state.success, message: state.message || messages.sent }} />
    </form>
  )
}
