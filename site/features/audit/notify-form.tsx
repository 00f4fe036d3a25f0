import { fieldProps } from '#site/ui/forms/field-props.ts'
import { Checkbox, HiddenFields, ServerMessage, TextField } from '#site/ui/forms/form.tsx'
import type { FormState } from '#site/ui/forms/state.ts'
import { Button } from '#site/ui/parts/button.tsx'

/** Name of the form, in the state of its page. */
const NOTIFY_FORM = 'notify'

type NotifyFormProps = {
  /** The key of the audit that its visitor has. */
  auditKey: string
  /** Whether the report is there already. */
  isReady: boolean
  state: FormState | undefined
}

/** Renders the form for people who want the report by email, a monthly audit, or both. */
export function NotifyForm({ auditKey, isReady, state: anyState }: NotifyFormProps) {
  const state = anyState?.form === NOTIFY_FORM ? anyState : undefined
  const field = fieldProps(`${NOTIFY_FORM}-`, state)
  const isRefused = state?.success === false
  return (
    <form
      className="letter-form notify-form"
      id={NOTIFY_FORM}
      action={`/api/audit/${auditKey}/notify`}
      method="post"
      noValidate
      data-enhance=""
      aria-label="Email about this audit"
    >
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" maxLength={254} required />
      <Checkbox
        {...field('report')}
        defaultValue={undefined}
        value="yes"
        defaultChecked={isRefused ? state.values.report === 'yes' : true}
        label={isReady ? 'Email me the link to this report' : 'Email me the link to the report when it is ready'}
      />
      <Checkbox
        {...field('watch')}
        defaultValue={undefined}
        value="yes"
        defaultChecked={isRefused && state.values.watch === 'yes'}
        label="Audit this site again each month and email me only if something changed"
      />
      <HiddenFields page={`/audit/${auditKey}/`} values={{ chosen: 'yes' }} />
      <Button type="submit" quiet>
        Email me
      </Button>
      <p className="hint">No newsletter. You confirm the monthly audit by email and can end it with one click.</p>
      <ServerMessage
        state={
          state && {
            success: state.success,
            message:
              state.message || 'Done. If you asked for a monthly audit, open the email we just sent you and confirm.',
          }
        }
      />
    </form>
  )
}
