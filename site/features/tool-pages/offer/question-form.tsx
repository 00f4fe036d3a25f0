import { messages } from '#engine/messages.ts'
import { fieldProps } from '#site/ui/forms/field-props.ts'
import { Checkbox, FormErrorSummary, HiddenFields, ServerMessage, TextField } from '#site/ui/forms/form.tsx'
import type { FormState } from '#site/ui/forms/state.ts'
import { Button } from '#site/ui/parts/button.tsx'

const form = 'question'
const idPrefix = `${form}-`

type QuestionFormProps = {
  tool: string
  page: string
  /** The report as JSON. A script enters it when the form is sent. */
  report: string
  /** Whether the tool takes texts or files, which are sent only if the visitor says so. */
  asksForPasted: boolean
  state?: FormState | undefined
}

/** Renders the form that sends a report with a question. */
export function QuestionForm({ tool, page, report, asksForPasted, state: anyState }: QuestionFormProps) {
  const state = anyState?.form === form ? anyState : undefined
  const field = fieldProps(idPrefix, state)
  const hidden = { tool, report: state?.values.report ?? report }
  return (
    <details open={state !== undefined} id={form}>
      <summary>Send this report with a question</summary>
      <form
        className="form"
        action="/api/send-report"
        method="post"
        noValidate
        data-enhance=""
        aria-label="Ask about this report"
      >
        <FormErrorSummary errors={state?.errors ?? {}} idPrefix={idPrefix} />
        <TextField {...field('message')} label="Your question" rows={3} maxLength={5000} required />
        <div className="pair">
          <TextField {...field('clientName')} label="Name" autoComplete="name" maxLength={100} />
          <TextField
            {...field('clientEmail')}
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
        </div>
        {asksForPasted && (
          <Checkbox
            {...field('withPasted')}
            defaultChecked={state?.values.withPasted === 'on'}
            label="Also send what I entered, and what the report quotes of it"
          />
        )}
        <HiddenFields page={page} values={hidden} />
        <p className="form-foot">
          <Button type="submit" quiet>
            Send report and question
          </Button>
          <span className="hint">
            We read the report to answer you, and delete it together with your question. No newsletter.
          </span>
        </p>
        <ServerMessage state={state && { success: state.success, message: state.message || messages.sent }} />
      </form>
    </details>
  )
}
