import type { FormState } from './state.ts'

/**
 * Returns a function that returns the name, id, error, and value of a field, from the last submission.
 * @param idPrefix makes ids unique when a form is on the page twice
 */
export const fieldProps = (idPrefix: string, state: FormState | undefined) => (name: string) => ({
  id: idPrefix + name,
  name,
  error: state?.errors[name],
  defaultValue: state?.values[name],
})
