import { landingFields } from '#site/ui/browser/landing-fields.client.ts'

/** The form is sent as a page, so this adds how its visitor came. */
document.querySelector<HTMLFormElement>('.booking-form')?.addEventListener('formdata', ({ formData }) => {
  for (const [name, value] of Object.entries(landingFields())) formData.set(name, value)
})
