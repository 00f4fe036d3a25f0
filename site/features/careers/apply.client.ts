import { resumeFault } from './resume-rules.ts'

// Said before 5 MB are on their way.
const field = document.querySelector<HTMLInputElement>('form[data-apply-form] input[type="file"]')
field?.addEventListener('change', () => {
  const file = field.files?.[0]
  field.setCustomValidity((file && resumeFault(file)) ?? '')
})
