import { z } from 'zod'

const date = z.string().nullable().describe('ISO 8601; null if unknown')

export const output = z.object({
  websiteAge: z.array(
    z.object({
      domain: z.string(),
      state: z.enum(['registered', 'not-registered', 'no-service', 'no-response', 'unreadable']),
      age: z
        .object({
          years: z.number().describe('Full years'),
          months: z.number().describe('Full months after the years'),
          days: z.number().describe('Days after the months'),
        })
        .nullable()
        .describe('Since the present registration; null if its date is unknown'),
      registry: z
        .object({
          registered: date,
          reregistered: date,
          updated: date,
          expires: date,
          transferred: date,
          asOf: date,
          registrar: z.string().nullable(),
          abuseContact: z.string().nullable(),
          statuses: z.array(z.string()),
          nameServers: z.array(z.string()),
          isSigned: z.boolean().nullable().describe('Whether DNSSEC signs the delegation; null if unknown'),
          redacted: z.array(z.string()).describe('Fields that the registry withholds'),
        })
        .nullable(),
      firstCertificate: date.describe('Date of the first certificate in the logs, ISO 8601; null if unknown'),
      firstArchived: date.describe('Date of the first archived page, ISO 8601; null if unknown'),
      silent: z.array(z.string()).describe('Services that did not respond'),
      server: z.string().nullable(),
      message: z.string().nullable(),
      fetchedAt: z.number().describe('Milliseconds since 1970'),
    }),
  ),
  refused: z.array(z.object({ entered: z.string(), message: z.string() })).describe('Lines that name no domain'),
})
