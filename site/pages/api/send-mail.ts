import { sendMail } from '../../features/leads/commands.ts'
import { formOf, SendMail } from '../../features/leads/schema.ts'
import { endpoint } from '../../server/endpoint.ts'

export const { POST, ALL } = endpoint(SendMail, sendMail, { form: formOf })
