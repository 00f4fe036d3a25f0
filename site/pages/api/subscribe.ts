import { subscribe } from '../../features/newsletter/commands.ts'
import { Subscribe } from '../../features/newsletter/schema.ts'
import { endpoint } from '../../server/endpoint.ts'

export const { POST, ALL, call } = endpoint(Subscribe, subscribe, {
  summary: 'Ask for the newsletter. It starts after the address is confirmed by mail.',
  form: 'newsletter',
  isForm: true,
})
