import type { ActionT, AreaShape } from './create-area.ts'

/** Separate, so that the page that needs it does not load the other areas. */
export const reviews = { data: ['reviews'], hasAction: true } as const

/** The area of a form and the operation of its call, as the specification names it. */
export type FormArea = { shape: AreaShape<never>; action?: ActionT }

const message = { data: [], hasAction: true } as const

/** The areas of forms (specification, §3), by the call that they are sent to. */
export const formAreas: Record<string, FormArea> = {
  '/api/send-mail': { shape: message, action: 'send' },
  '/api/add-email': { shape: message, action: 'send' },
  '/api/send-report': { shape: message, action: 'send' },
  '/api/subscribe': { shape: message, action: 'subscribe' },
  '/api/create-review': { shape: message, action: 'create' },
  '/api/create-quote': { shape: { data: [], hasRequest: true } },
  '/api/apply-vacancy': { shape: { data: [], hasRequest: true } },
}
