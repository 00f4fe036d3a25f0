import { messages } from '#engine/messages.ts'
import { FormErrorSummary, HiddenFields, ServerMessage, TextField } from '#site/ui/forms/form.tsx'
import type { FormState } from '#site/ui/forms/state.ts'
import { Button } from '#site/ui/parts/button.tsx'

const form = 'portfolio'
const idPrefix = `${form}-`

type PortfolioFormProps = { page: string; state?: FormState | undefined }

/** Renders a form for one email address. The response is the part of the portfolio that is not public. */
export function PortfolioForm({ page, state: anyState }: PortfolioFormProps) {
  const state = anyState?.form === form ? anyState : undefined
  return (
    <form
      className="form portfolio-form"
      id={form}
      action="/api/send-mail"
      method="post"
      noValidate
      data-enhance=""
      aria-labelledby="portfolio-form-title"
    >
      <FormErrorSummary errors={state?.errors ?? {}} idPrefix={idPrefix} />
      <TextField
        id={`${idPrefix}clientEmail`}
        name="clientEmail"
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        error={state?.errors.clientEmail}
        defaultValue={state?.values.clientEmail}
        hint="We use it only to reply to you."
        required
      />
      <HiddenFields page={page} values={{ form }} />
      <p className="form-foot">
        <Button type="submit" icon="rise">
          Request
        </Button>
      </p>
      <ServerMessage state={state && { success: state.success, message: state.message || messages.sent }} />
    </form>
  )
}
