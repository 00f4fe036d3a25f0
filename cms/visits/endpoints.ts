import { z } from 'zod'
import { hasRole } from '../access/roles.ts'
import { cmsEndpoint } from '../endpoints/cms-endpoint.ts'
import { csvFile } from '../endpoints/csv-file.ts'
import { audit } from '../hooks/audit.ts'
import { firstDay, visitsByPageAndDay } from './read-visits.ts'

const DEFAULT_DAYS = 28
const MAX_DAYS = 1_095

const HEADER = [
  ...['day', 'path', 'views', 'calls', 'leads', 'subscriptions'],
  ...['calls_after', 'leads_after', 'subscriptions_after'],
]

const Asked = z.object({
  days: z.coerce
    .number()
    .int()
    .positive()
    .catch(DEFAULT_DAYS)
    .transform((days) => Math.min(days, MAX_DAYS)),
})

/** `GET /cms-api/page-counts/export.csv?days=28`: views and outcomes of each page and day. */
const exportCsv = cmsEndpoint(
  { path: '/export.csv', method: 'get', mayCall: (user) => hasRole(user, 'editor', 'sales'), schema: Asked },
  async ({ input: { days }, req }) => {
    const rows = await visitsByPageAndDay(req.payload, firstDay(days))
    await audit(req, 'export', { about: 'page-counts', details: `${rows.length} rows` })
    const cells = rows.map(({ day, path, views, call, lead, subscription }) => [
      ...[day, path, views, call.sent, lead.sent, subscription.sent],
      ...[call.after, lead.after, subscription.after],
    ])
    return csvFile(`views-and-outcomes-${firstDay(1)}`, HEADER, cells)
  },
)

export const visitsEndpoints = [exportCsv]
