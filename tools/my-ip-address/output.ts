import { z } from 'zod'

export const output = z.object({
  ip: z.string(),
  version: z.number().describe('4 or 6'),
  isPublic: z.boolean(),
  hostName: z.string().nullable().optional(),
  country: z.string().nullable().optional().describe('ISO 3166-1 alpha-2'),
  countryName: z.string().nullable(),
  countryAsOf: z.string().nullable().describe('Date of the country data, ISO 8601'),
  chain: z.object({
    address: z.string(),
    hops: z.array(z.object({ address: z.string(), from: z.enum(['header', 'peer']), isOurs: z.boolean() })),
    claimed: z.array(z.string()).describe('Addresses in the header that nobody vouches for'),
  }),
  proxyHeaders: z.array(z.object({ name: z.string(), value: z.string(), tells: z.string() })),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  device: z.string().nullable(),
  languages: z.array(z.string()),
  userAgent: z.string().nullable(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  message: z.string().describe('What was stored, or that nothing was'),
  isKept: z.boolean().describe('Whether the IP address was stored'),
})
