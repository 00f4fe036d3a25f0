import { messages } from '#engine/messages.ts'
import { fieldProps } from '#site/ui/forms/field-props.ts'
import { Checkbox, Field, FormErrorSummary, HiddenFields, ServerMessage, TextField } from '#site/ui/forms/form.tsx'
import type { FormState } from '#site/ui/forms/state.ts'
import { Button } from '#site/ui/parts/button.tsx'
import { feedbackLimits } from './schema.ts'

const form = 'review'
const idPrefix = `${form}-`
const ratings = ['5: excellent', '4', '3', '2', '1: didn’t help']

type ReviewFormProps = { tool: string; page: string; state?: FormState | undefined }

export function ReviewForm({ tool, page, state: anyState }: ReviewFormProps) {
  const state = anyState?.form === form ? anyState : undefined
  const field = fieldProps(idPrefix, state)
  const rating = field('rating')
  return (
    <form
      className="form panel review-form"
      id={form}
      action="/api/create-review"
      method="post"
      noValidate
      data-enhance=""
      data-review=""
      aria-labelledby="review-title"
    >
      <h3 id="review-title">Write a review</h3>
      <FormErrorSummary errors={state?.errors ?? {}} idPrefix={idPrefix} />
      <div className="pair">
        <TextField {...field('userName')} label="Name" autoComplete="name" maxLength={100} required />
        <TextField {...field('userEmail')} label="Email" type="email" autoComplete="email" maxLength={254} required />
      </div>
      <TextField
        {...field('userFeedback')}
        label="Review"
        rows={4}
        minLength={feedbackLimits.min}
        maxLength={feedbackLimits.max}
        required
      />
      <Field id={rating.id} label="Rating" error={rating.error} isOptional>
        <select id={rating.id} name={rating.name} defaultValue={rating.defaultValue ?? ''}>
          <option value="">No rating</option>
          {ratings.map((label) => (
            <option key={label} value={label[0]}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Checkbox
        {...field('wantsNotice')}
        defaultChecked={state?.values.wantsNotice === 'on'}
        label="Email me when it is published"
      />
      <HiddenFields page={page} values={{ tool }} />
      <p className="form-foot">
        <Button type="submit" quiet>
          Post review
        </Button>
        <span className="hint">A person reads every review before it appears. We never show your email address.</span>
      </p>
      <ServerMessage state={state && { success: state.success, message: state.message || messages.reviewSent }} />
    </form>
  )
}
