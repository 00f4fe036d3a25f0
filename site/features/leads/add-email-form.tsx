import { messages } from '#engine/messages.ts'
import { fieldProps } from '#site/ui/forms/field-props.ts'
import { HiddenFields, ServerMessage, TextField } from '#site/ui/forms/form.tsx'
import type { FormState } from '#site/ui/forms/state.ts'
import { Button } from '#site/ui/parts/button.tsx'

const form = 'email'

/**
 * Renders the question for an email address under the answer to a request without one. Hidden until there is such an
 * answer: the state of the page has its token, or a script enters it.
 */
export function AddEmailForm({ page = '/', state }: { page?: string; state?: FormState | undefined }) {
  const own = state?.form === form ? state : undefined
  const isAdded = own?.success === true
  const lead = state?.values.lead ?? ''
  return (
    <form
      className="form add-email"
      id={form}
      action="/api/add-email"
      method="post"
      noValidate
      data-enhance=""
      data-add-email=""
      aria-label="Add an email address"
      hidden={!isAdded && !lead}
    >
      {!isAdded && (
        <>
          <TextField
            {...fieldProps(`${form}-`, own)('clientEmail')}
            label="Add an email address, so that we can reply"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <HiddenFields page={page} values={{ lead }} />
          <p className="form-foot">
            <Button type="submit">Add email address</Button>
          </p>
        </>
      )}
      <ServerMessage state={own && { success: own.success, message: own.message || messages.emailAdded }} />
    </form>
  )
}
