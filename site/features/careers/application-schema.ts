import { z } from 'zod'
import { messages } from '../../../engine/messages.ts'
import { resumeFault, resumeMessages } from '../../../engine/resume/rules.ts'
import { textField } from '../../calls/text-field.ts'

export const applicationMessages = {
  sent: 'Thank you! Your application has arrived. Two people read it, and you hear from us either way.',
  noName: 'Please enter your name.',
  wrongBytes: 'This file is not what its name says. Please save it as PDF once more and attach that.',
  activePdf:
    'This PDF contains a script, an attached file, or an action that starts by itself. Save it as a plain PDF and attach that.',
  protectedPdf: 'This PDF is protected, so we cannot check what is in it. Save it without protection and attach that.',
  noConsent: 'Please agree, otherwise we may not keep your application.',
  unknownRole: 'There is no such role. The open ones are on the careers page.',
  fileAgain: 'Choose the file again: it cannot be kept while something else is corrected.',
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
