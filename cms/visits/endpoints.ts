import type { Endpoint } from 'payload'
import { toCsv } from '#engine/csv/csv.ts'
import { hasRole } from '../access/roles.ts'
import { refused } from '../endpoints/csv-file.ts'
import { audit } from '../hooks/audit.ts'
import { firstDay, visitsByPageAndDay } from './read-visits.ts'

const DEFAULT_DAYS = 28
const MAX_DAYS = 1_095

const HEADER = [
  ...['day', 'path', 'views', 'calls', 'leads', 'subscriptions'],
  ...['calls_after', 'leads_after', 'subscriptions_after'],
]

/** `GET /cms-api/page-counts/export.csv?days=28`: views and outcomes of each page and day. */
export const visitsEndpoints: Endpoint[] = [
  {
    path: '/export.csv',
    method: 'get',
    handler: async (req) => {
      if (!hasRole(req.user, 'editor', 'sales')) return refused(req)
      const asked = Number(req.searchParams.get('days') ?? DEFAULT_DAYS)
      const days = Number.isInteger(asked) && asked > 0 ? Math.min(asked, MAX_DAYS) : DEFAULT_DAYS
      const rows = await visitsByPageAndDay(req.payload, firstDay(days))
      await audit(req, 'export', { about: 'page-counts', details: `${rows.length} rows` })
      const cells = rows.map(({ day, path, views, call, lead, subscription }) => [
        ...[day, path, views, call.sent, lead.sent, subscription.sent],
        ...[call.after, lead.after, subscription.after],
      ])
      return new Response(toCsv(HEADER, cells), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="views-and-outcomes-${firstDay(1)}.csv"`,
          'cache-control': 'no-store',
        },
      })
    },
  },
]
