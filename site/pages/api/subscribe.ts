import { subscribe } from '../../features/newsletter/commands.ts'
import { Subscribe } from '../../features/newsletter/schema.ts'
import { endpoint } from '../../server/endpoint.ts'

export const { POST, ALL } = endpoint(Subscribe, subscribe, { form: 'newsletter' })
