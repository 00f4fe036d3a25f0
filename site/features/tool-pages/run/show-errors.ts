import { thingsToCorrect } from '#site/ui/forms/things-to-correct.ts'
import { fieldId } from '../form/field-id.ts'
import type { DescribedField } from './described-tool.ts'
import { controlOf } from './form-values.ts'

/** Marks exactly these fields. With `withSummary` they are also listed on top of the form, and the focus goes there. */
export function showErrors(
  form: HTMLFormElement,
  fields: DescribedField[],
  errors: Record<string, string>,
  { withSummary = false } = {},
) {
  const wrong = fields.filter(({ name }) => errors[name])
  for (const { name } of fields) mark(form, name, errors[name])
  const folded = form.querySelector<HTMLDetailsElement>('details.options')
  if (folded && wrong.some(({ name }) => folded.contains(controlOf(form, name)))) folded.open = true
  const summary = form.querySelector<HTMLElement>('[data-form-errors]')
  if (!summary) return
  summary.hidden = !withSummary || wrong.length === 0
  if (summary.hidden) return
  summary.querySelector('ul')?.replaceChildren(...wrong.map((field) => entry(field, errors[field.name] ?? '')))
  const count = summary.querySelector('.severity')?.lastChild
  if (count) count.textContent = thingsToCorrect(wrong.length)
  summary.focus()
}

function entry({ name, label }: DescribedField, error: string) {
  const link = Object.assign(document.createElement('a'), {
    href: `#${fieldId(name)}`,
    textContent: `${label}: ${error}`,
  })
  const item = document.createElement('li')
  item.append(link)
  return item
}

function mark(form: HTMLFormElement, name: string, error: string | undefined) {
  const field = controlOf(form, name)
  const frame = field?.closest<HTMLElement>('.field')
  if (!field || !frame) return
  const id = `${field.id}-error`
  const shown = document.getElementById(id)
  frame.classList.toggle('is-invalid', Boolean(error))
  field.ariaInvalid = error ? 'true' : null
  const described = [error && id, document.getElementById(`${field.id}-hint`)?.id].filter(Boolean).join(' ')
  if (described) field.setAttribute('aria-describedby', described)
  else field.removeAttribute('aria-describedby')
  if (!error) return shown?.remove()
  if (shown) shown.textContent = error
  else frame.append(Object.assign(document.createElement('p'), { id, className: 'error', textContent: error }))
}
