import { fieldProps } from '#site/ui/forms/field-props.ts'
import { HiddenFields, ServerMessage, TextField } from '#site/ui/forms/form.tsx'
import type { FormState } from '#site/ui/forms/state.ts'
import { Button } from '#site/ui/parts/button.tsx'

/** Name of the form, in the state of its page. */
const NOTIFY_FORM = 'notify'

type NotifyFormProps = { action: string; page: string; state: FormState | undefined }

/** Renders the field for people who want an email when the report is ready. */
export function NotifyForm({ action, page, state: anyState }: NotifyFormProps) {
  const state = anyState?.form === NOTIFY_FORM ? anyState : undefined
  return (
    <form
      className="letter-form notify-form"
      id={NOTIFY_FORM}
      action={action}
      method="post"
      noValidate
      data-enhance=""
      aria-label="Email when the report is ready"
    >
      <TextField
        {...fieldProps(`${NOTIFY_FORM}-`, state)('email')}
        label="Email me the link to the report"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint="One email, when it is ready. No newsletter."
        required
      />
      <HiddenFields page={page} />
      <Button type="submit" quiet>
        Email me
      </Button>
      <ServerMessage
        state={
          state && { success: state.success, message: state.message || 'We will email you when the report is ready.' }
        }
      />
    </form>
  )
}
