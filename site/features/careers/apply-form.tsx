import { MAX_RESUME_MB, RESUME_ENDINGS } from '#platform/resume/rules.ts'
import { Checkbox, FormErrorSummary, HiddenFields, ServerMessage, TextField } from '#site/ui/forms/form.tsx'
import type { FormState } from '#site/ui/forms/state.ts'
import { Button } from '#site/ui/parts/button.tsx'
import { applicationMessages } from './application-schema.ts'

const form = 'apply'
const idPrefix = `${form}-`

type ApplyFormProps = {
  /** The path of the page with the form. Without JavaScript, the visitor returns there. */
  page: string
  /** Slug of the vacancy; undefined for a speculative application. */
  vacancy?: string
  /** The title of the vacancy. */
  label: string
  state?: FormState | undefined
}

/** Renders the application form, for every vacancy and for speculative applications. */
export function ApplyForm({ page, vacancy = '', label, state: anyState }: ApplyFormProps) {
  const state = anyState?.form === form ? anyState : undefined
  const field = (name: string) => ({ id: idPrefix + name, name, error: state?.errors[name] })
  const textField = (name: string) => ({ ...field(name), defaultValue: state?.values[name] })
  const isRefused = state && !state.success
  return (
    <form
      className="form apply-form"
      id={form}
      action="/api/apply-vacancy"
      method="post"
      noValidate
      encType="multipart/form-data"
      data-enhance=""
      data-apply-form=""
      aria-label={label}
    >
      <FormErrorSummary errors={state?.errors ?? {}} idPrefix={idPrefix} />
      <div className="pair">
        <TextField {...textField('name')} label="Name" autoComplete="name" maxLength={100} required />
        <TextField {...textField('email')} label="Email" type="email" autoComplete="email" maxLength={254} required />
      </div>
      <div className="pair">
        <TextField {...textField('phone')} label="Phone" type="tel" autoComplete="tel" maxLength={40} />
        <TextField
          {...field('resume')}
          label="Résumé"
          type="file"
          accept={RESUME_ENDINGS.join()}
          hint={`PDF, Word, or OpenDocument, up to ${MAX_RESUME_MB} MB.${isRefused ? ` ${applicationMessages.fileAgain}` : ''}`}
          required
        />
      </div>
      <TextField
        {...textField('message')}
        label="Cover note"
        hint="A few lines about work you are proud of, with a link if it is online."
        rows={5}
        maxLength={5000}
      />
      <Checkbox
        {...field('consent')}
        value="yes"
        defaultChecked={state?.values.consent === 'yes'}
        label="I agree that you may keep my application for six months after your decision, or for one year if there is none."
        required
      />
      <HiddenFields page={page} values={{ vacancy }} />
      <p className="form-foot">
        <Button type="submit" icon="rise">
          Send application
        </Button>
        <span className="hint">
          Two people read your application. Nobody outside the agency sees it.{' '}
          <a href="/privacy-policy/">Privacy policy</a>
        </span>
      </p>
      <ServerMessage state={state && { success: state.success, message: state.message || applicationMessages.sent }} />
    </form>
  )
}
