import { z } from 'zod'
import { messages } from '#engine/messages.ts'
import { resumeFault, resumeMessages } from '#platform/resume/rules.ts'
import { textField } from '#site/calls/text-field.ts'

export const applicationMessages = {
  sent: 'Thank you! We have received your application. Two people will read it, and you will hear from us either way.',
  noName: 'Please enter your name.',
  wrongBytes: 'This file isn’t what its name says it is. Please save your résumé as a PDF and attach that.',
  activePdf:
    'This PDF contains a script, an attached file, or an automatic action. Save it as a plain PDF and attach that.',
  protectedPdf: 'This PDF is password-protected, so we can’t check it. Save it without a password and attach that.',
  noConsent: 'Please check the box. We can’t keep your application without your consent.',
  unknownRole: 'This position doesn’t exist. See the open positions on the careers page.',
  fileAgain: 'Choose the file again. Browsers don’t keep it when a form is sent back.',
} as const

const resume = z.instanceof(File, { error: resumeMessages.none }).superRefine((file, context) => {
  const message = resumeFault(file)
  if (message) context.addIssue({ code: 'custom', message })
})

/** POST /api/apply-vacancy, as multipart/form-data. */
export const ApplyVacancy = z.object({
  name: z.string({ error: applicationMessages.noName }).pipe(textField(100).min(1, applicationMessages.noName)),
  email: z.string({ error: messages.invalidEmail }).trim().toLowerCase().max(254).pipe(z.email(messages.invalidEmail)),
  phone: textField(40).default(''),
  resume,
  message: textField(5000).default(''),
  consent: z.literal(['yes', true], { error: applicationMessages.noConsent }),
  /** Slug of the vacancy; empty for a speculative application. */
  vacancy: textField(200).default(''),
})
export type ApplyVacancy = z.output<typeof ApplyVacancy>
