import { messages } from '#engine/messages.ts'

/** What is needed of a field of a form. */
type CheckedField = Pick<HTMLInputElement, 'type' | 'minLength' | 'maxLength'> & { validity: Partial<ValidityState> }

/**
 * Returns what to correct in a field. The browser's own messages are in its language and differ between browsers.
 * @example fieldMessage(emailField) // 'Please enter a valid email address.'
 */
export function fieldMessage({ type, minLength, maxLength, validity }: CheckedField): string {
  if (type === 'email') return messages.invalidEmail
  if (type === 'url') return messages.invalidWebsite
  if (validity.tooShort) return `Please write at least ${minLength} characters.`
  if (validity.tooLong) return `Please use at most ${maxLength} characters.`
  return missing[type] ?? messages.missing
}

const missing: Record<string, string> = {
  checkbox: 'Please check this box.',
  file: 'Please choose a file.',
  radio: 'Please choose one of the options.',
}
