import { capital } from '#engine/text/capital.ts'
import { exporting, field } from './csv-file.ts'

const utm = ['source', 'medium', 'campaign', 'term', 'content']

export const contactRequestsEndpoints = [
  exporting({
    collection: 'contact-requests',
    role: 'sales',
    columns: {
      createdAt: field('createdAt'),
      form: field('form'),
      status: field('status'),
      name: field('clientName'),
      email: field('clientEmail'),
      website: field('website'),
      interest: field('interest'),
      message: field('message'),
      report: field('report'),
      page: field('source', 'page'),
      previous: field('source', 'previous'),
      landing: field('source', 'landing'),
      referrer: field('source', 'referrer'),
      ...Object.fromEntries(utm.map((name) => [`utm_${name}`, field('source', `utm${capital(name)}`)])),
    },
  }),
]

export const quotesEndpoints = [
  exporting({
    collection: 'quotes',
    role: 'sales',
    columns: {
      createdAt: field('createdAt'),
      status: field('status'),
      name: field('name'),
      email: field('email'),
      company: field('company'),
      website: field('website'),
      services: field('services'),
      interest: field('interest'),
      budget: field('budget'),
      message: field('message'),
      page: field('source', 'page'),
      previous: field('source', 'previous'),
      landing: field('source', 'landing'),
      referrer: field('source', 'referrer'),
      ...Object.fromEntries(utm.map((name) => [`utm_${name}`, field('utm', name)])),
    },
  }),
]
