import { endpoint } from '../../calls/endpoint.ts'
import { sendMail } from '../../features/leads/commands.ts'
import { formOf, SendMail } from '../../features/leads/schema.ts'

export const { POST, ALL, call } = endpoint(SendMail, sendMail, {
  summary: 'Ask for the free audit, write to the agency, or ask for the portfolio.',
  form: formOf,
  isForm: true,
})
