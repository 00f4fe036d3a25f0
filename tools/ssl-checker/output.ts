import { z } from 'zod'
import { findingSchema } from '#engine/tool/output-schemas.ts'

const certificate = z.object({
  subject: z.string(),
  issuer: z.string(),
  names: z.array(z.string()).describe('DNS names'),
  ips: z.array(z.string()),
  serial: z.string().describe('Hexadecimal'),
  validFrom: z.string().describe('ISO 8601, UTC'),
  validTo: z.string().describe('ISO 8601, UTC'),
  signature: z.string(),
  keyType: z.string(),
  keyBits: z.number().nullable().describe('Size of the key in bits; null if unknown'),
  fingerprint256: z.string().describe('SHA-256, hexadecimal'),
  isCa: z.boolean(),
  isSelfSigned: z.boolean(),
  purposes: z.array(z.string()).optional().describe('Object identifiers of its extended key usage'),
  ocspUrls: z.array(z.string()),
  caIssuers: z.array(z.string()),
  pem: z.string(),
})

export const output = z.object({
  report: z.object({
    host: z.string(),
    port: z.number().describe('TCP port'),
    ip: z.string(),
    chain: z.array(certificate).describe('As sent by the server, the certificate of the site first'),
    trustError: z.string().optional().describe('Why the chain is not trusted'),
    protocol: z.string(),
    cipher: z.string(),
    alpn: z.string(),
    protocols: z
      .record(z.string(), z.boolean().nullable())
      .describe('Whether each version is offered; null if unknown'),
    ocspStaple: z
      .object({
        status: z.enum(['good', 'revoked', 'unknown']),
        producedAt: z.string().describe('ISO 8601, UTC'),
        nextUpdate: z.string().optional(),
        revokedAt: z.string().optional(),
        isVerified: z.boolean().nullable(),
      })
      .optional(),
    hsts: z.string().optional(),
    fetchedAt: z.number().describe('Milliseconds since 1970'),
  }),
  daysLeft: z.number().describe('Days until the certificate expires; negative if it has'),
  findings: z.array(findingSchema),
})
