import { z } from 'zod'
import { findingSchema } from '#engine/tool/output-schemas.ts'

const findings = z.array(findingSchema)

const answer = z.object({
  name: z.string(),
  type: z.string(),
  result: z.string().describe('NOERROR, NXDOMAIN, …, or why there was no response'),
  records: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      ttl: z.number().describe('Seconds'),
      data: z.string(),
      fields: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
  isAuthentic: z.boolean().describe('Whether the resolver validated DNSSEC'),
  server: z.string(),
  ms: z.number().describe('Duration in milliseconds'),
})

const spf = z.object({
  result: z.string().optional().describe('For the sender; missing without one'),
  reason: z.string().optional(),
  explanation: z.string().optional(),
  matched: z.string().optional(),
  lookups: z.number().describe('Number of DNS lookups; at most 10 are allowed'),
  voidLookups: z.number().describe('Number of lookups without a result; at most 2 are allowed'),
})

export const output = z.object({
  name: z.string(),
  typed: z.string().nullable(),
  isConfusable: z.boolean().describe('Whether the name looks like another'),
  exists: z.boolean().nullable().describe('Null if no server responded'),
  records: z.object({
    registrable: z.string().nullable().describe('The domain that can be registered'),
    answers: z.array(answer),
    nameServerAnswers: z.array(answer.extend({ nameServer: z.string() })),
    fetchedAt: z.number().describe('Milliseconds since 1970'),
  }),
  spf: z.object({ survey: spf.optional(), forSender: spf.optional(), findings }),
  dkim: z.object({
    tried: z.array(z.string()),
    keys: z.array(
      z.object({
        selector: z.string(),
        record: z.string(),
        keyType: z.string(),
        bits: z.number().nullable().describe('Size of the key in bits; null if unknown'),
        isRevoked: z.boolean(),
        isTest: z.boolean(),
        problem: z.string().optional(),
      }),
    ),
    findings,
  }),
  dmarc: z.object({
    policy: z.enum(['none', 'quarantine', 'reject']).nullable().optional().describe('Null if there is no record'),
    at: z.string().optional(),
    record: z.string().optional(),
    isInherited: z.boolean(),
    isTest: z.boolean(),
    reportsTo: z.array(z.string()),
    findings,
  }),
  caa: z.object({
    at: z.string().nullable(),
    issuers: z.array(z.string()),
    wildcardIssuers: z.array(z.string()),
    findings,
  }),
  mail: z.object({
    hosts: z.array(
      z.object({
        preference: z.number().describe('Lower is tried first'),
        host: z.string(),
        addresses: z.array(z.string()).nullable(),
      }),
    ),
    acceptsNoMail: z.boolean(),
    findings,
  }),
  delegation: findings,
  dnssec: z.object({
    state: z.enum(['valid', 'broken', 'unsigned', 'island', 'unknown']),
    isValidatedByResolver: z.boolean(),
    algorithms: z.array(z.string()),
    findings,
  }),
})
