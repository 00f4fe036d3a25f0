import { fieldProps } from '#site/ui/forms/field-props.ts'
import { HiddenFields, ServerMessage, TextField } from '#site/ui/forms/form.tsx'
import type { FormState } from '#site/ui/forms/state.ts'
import { Button } from '#site/ui/parts/button.tsx'

/** Name of the form, in the state of its page after an error. */
const START_FORM = 'start'
const idPrefix = `${START_FORM}-`

type StartFormProps = {
  /** What the visitor has typed elsewhere, such as on the home page. */
  url?: string
  state?: FormState | undefined
  /** The path of the page with the form. */
  page?: string
}

/** Renders the one field that starts an audit. Without JavaScript, its response is a redirect to the audit. */
export function StartForm({ url = '', state: anyState, page = '/audit/' }: StartFormProps) {
  const state = anyState?.form === START_FORM ? anyState : undefined
  const field = fieldProps(idPrefix, state)('url')
  return (
    <form className="form start-form" action="/api/audit" method="post" noValidate aria-label="Start an audit">
      <TextField
        {...field}
        defaultValue={field.defaultValue ?? (url || undefined)}
        label="Your website"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2048}
        hint="With or without https://. The audit starts at this page and follows its links."
        required
        autoFocus={Boolean(field.error)}
      />
      <HiddenFields page={page} />
      <p className="form-foot">
        <Button type="submit" icon="rise">
          Start audit
        </Button>
        <span className="hint">Free, no account, no email address.</span>
      </p>
      <ServerMessage
        state={state && !state.success && !field.error ? { success: false, message: state.message } : undefined}
      />
    </form>
  )
}
