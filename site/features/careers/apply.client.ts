import { resumeFault } from '#platform/resume/rules.ts'

// Reports a file that is too large before the browser sends it.
const field = document.querySelector<HTMLInputElement>('form[data-apply-form] input[type="file"]')
field?.addEventListener('change', () => {
  const file = field.files?.[0]
  field.setCustomValidity((file && resumeFault(file)) ?? '')
})
