import { z } from 'zod'

/** What operators decide about audits of sites. */
export const auditVariables = {
  AUDIT_PAGES: z.coerce.number().int().min(1).max(10_000).default(500).meta({
    does: 'Maximum number of pages that an audit of a site reads',
    expects: 'a number from 1 to 10000',
  }),
  AUDIT_RATE: z.coerce.number().int().min(1).max(6_000).default(120).meta({
    does: 'Maximum number of requests in a minute that audits send to one host',
    expects: 'a number from 1 to 6000',
  }),
  AUDIT_LIMIT: z.coerce.number().int().min(1).default(10).meta({
    does: 'Maximum number of audits that one IP address starts in ten minutes',
    expects: 'a number from 1',
  }),
  AUDIT_BROWSER: z
    .enum(['on', 'off'])
    .default('on')
    .meta({ does: '`off` lets audits open no page in Chromium; for small servers', expects: 'on or off' }),
}
