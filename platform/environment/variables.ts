import { z } from 'zod'
import { targetOf } from '../error-reports/dsn.ts'
import { isIpAddress } from '../http/ip-address.ts'
import { auditVariables } from './audit-variables.ts'
import { providerVariables } from './provider-variables.ts'

/** @example '127.0.0.1:4999,[::1]:4999' */
const PRIVATE_TARGETS = /^((\[[\da-f:]+\]|[\w.-]+):\d{1,5}(,|$))*$/i

/** @example 'varnish:http://127.0.0.1:6081,cloudflare:0123456789abcdef0123456789abcdef' */
const SHARED_CACHES = /^((varnish:https?:\/\/[\w.:[\]-]+|cloudflare:[\da-f]{32})(,(?=.)|$))+$/

/**
 * Every variable that the product reads: its default, what it does (Markdown), and the form it expects, for the message
 * that refuses a value. `npm run docs:environment` writes the tables in docs and `.env.example` from this schema.
 */
export const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('production')
    .meta({ does: 'Mode of the product', expects: 'development, test, or production' }),
  HOST: z
    .string()
    .refine((host) => isIpAddress(host) || host === 'localhost')
    .default('0.0.0.0')
    .meta({ does: 'IP address on which the site listens', expects: 'an IP address or localhost' }),
  PORT: port(4321).meta({ does: 'Port of the site' }),
  ADMIN_PORT: port(4322).meta({ does: 'Loopback port of the back office; if unset, the next free port from here' }),
  SITE_PROCESSES: z.coerce.number().int().min(1).max(64).optional().meta({
    does: 'Number of site processes behind `PORT`',
    shown: 'one less than the cores; 1 with less than 2 GB',
    expects: 'a number from 1 to 64',
  }),
  WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(16)
    .default(1)
    .meta({ does: 'Number of worker processes', expects: 'a number from 1 to 16' }),
  SHARED_CACHE: z.string().regex(SHARED_CACHES).optional().meta({
    does: 'Shared caches in front of the site, which it tells what has changed',
    shown: 'none',
    expects: 'varnish:http://127.0.0.1:6081 or cloudflare:zone, separated by commas',
  }),
  CLOUDFLARE_API_TOKEN: z.string().min(20).optional().meta({
    does: 'Token that may purge the cache of the Cloudflare zone in `SHARED_CACHE`',
    shown: 'none',
    expects: 'at least 20 characters',
  }),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      does: 'Public origin, used in every absolute URL',
      shown: 'http://localhost:PORT',
      expects: 'a URL such as https://agency.example',
    }),
  ADMIN_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      does: 'Origin of the back office on a host of its own; `/admin` and `/cms-api` are then only there',
      shown: 'SITE_URL',
      expects: 'a URL such as https://office.agency.example',
    }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({
      does: 'PostgreSQL server to use instead of the embedded one',
      shown: 'embedded',
      expects: 'a URL such as postgres://user:password@host:5432/name',
    }),
  DATABASE_LISTEN_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({
      does: 'The same PostgreSQL without a pooler in between, for notifications, locks, and migrations; needed if `DATABASE_URL` leads through one',
      shown: 'DATABASE_URL',
      expects: 'a URL such as postgres://user:password@host:5432/name',
    }),
  DATABASE_PORT: port(54321).meta({
    does: 'Loopback port of the embedded PostgreSQL; if unset, the next free port from here',
  }),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .meta({ does: 'Folder of the database, media, image cache, and secrets' }),
  BACKUP_ARCHIVE: z.string().startsWith('/').optional().meta({
    does: 'Folder that gets the log of the embedded PostgreSQL and new files, at most five minutes later',
    shown: 'off',
    expects: 'an absolute path such as /var/backups/prairie-archive',
  }),
  ADMIN_EMAIL: z
    .email()
    .default('admin@example.com')
    .meta({ does: 'Login of the first administrator', expects: 'an email address' }),
  ADMIN_PASSWORD: z.string().min(12).optional().meta({
    does: 'Password of the first administrator',
    shown: 'generated, printed once',
    expects: 'at least 12 characters',
  }),
  PAYLOAD_SECRET: z.string().min(32).optional().meta({
    does: 'Key that signs sessions',
    shown: 'generated, kept in DATA_DIR',
    expects: 'at least 32 characters',
  }),
  PAYLOAD_SECRET_PREVIOUS: z.string().min(32).optional().meta({
    does: 'The former `PAYLOAD_SECRET`: what was signed or encrypted with it stays valid',
    shown: 'none, or kept in DATA_DIR',
    expects: 'at least 32 characters',
  }),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .meta({ does: 'Number of proxies in front whose `X-Forwarded-For` is trusted', expects: 'a number from 0 to 10' }),
  IMAGE_PROJECT: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('prairie-signal')
    .meta({
      does: 'First part of image URLs: `/images/{project}/{dataset}/…`',
      expects: 'lowercase letters, digits, and hyphens',
    }),
  IMAGE_DATASET: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('production')
    .meta({ does: 'Second part of image URLs', expects: 'lowercase letters, digits, and hyphens' }),
  IMAGE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(64)
    .default(1024)
    .meta({ does: 'Maximum size of `DATA_DIR/image-cache`, in megabytes', expects: 'a number from 64' }),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      does: 'S3-compatible store of uploads, résumés, and generated images, for several machines',
      shown: 'none: files are in DATA_DIR',
      expects: 'a URL such as https://s3.eu-central-1.amazonaws.com',
    }),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional()
    .meta({ does: 'Bucket in that store; private', shown: 'none', expects: 'the name of a bucket' }),
  S3_REGION: z.string().min(1).default('us-east-1').meta({ does: 'Region of the bucket', expects: 'a name' }),
  S3_PREFIX: z
    .string()
    .regex(/^([\w.-]+\/)*[\w.-]*$/)
    .default('')
    .meta({
      does: 'Folder in the bucket, if the product shares it',
      shown: 'none',
      expects: 'a path such as agency/website',
    }),
  S3_ACCESS_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .meta({ does: 'Key that may read and write the bucket', shown: 'none' }),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().meta({ does: 'Secret of that key', shown: 'none' }),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta({
      does: 'Mail server',
      shown: 'none: emails wait in the outbox',
      expects: 'a URL such as smtp://user:password@host:587',
    }),
  MAIL_HOOK_SECRET: z.string().min(16).optional().meta({
    does: 'Bearer token of the email service that reports bounces to `/api/mail-bounce`',
    shown: 'off',
    expects: 'at least 16 characters',
  }),
  MAIL_HOOK_SECRET_PREVIOUS: z.string().min(16).optional().meta({
    does: 'The former `MAIL_HOOK_SECRET`, accepted until the email service has the new one',
    shown: 'none',
    expects: 'at least 16 characters',
  }),
  HSTS: z.enum(['off', 'host', 'subdomains', 'preload']).default('host').meta({
    does: 'To what browsers extend “only HTTPS” for two years, with an https SITE_URL: this host, or also all its subdomains',
    expects: 'off, host, subdomains, or preload',
  }),
  FORM_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .meta({ does: 'Maximum number of form submissions per IP address in ten minutes', expects: 'a number from 1' }),
  LOGIN_LIMIT: z.coerce.number().int().min(1).default(30).meta({
    does: 'Maximum number of failed logins and password resets per IP address in ten minutes',
    expects: 'a number from 1',
  }),
  REQUIRE_TWO_FACTOR: z
    .enum(['off', 'admin'])
    .default('off')
    .meta({ does: '`admin` requires two-factor login for administrators', expects: 'off or admin' }),
  TOOL_LIMIT: z.coerce.number().int().min(1).default(300).meta({
    does: 'Maximum number of tool runs on the server per IP address in ten minutes',
    expects: 'a number from 1',
  }),
  SEARCH_LIMIT: z.coerce.number().int().min(1).default(600).meta({
    does: 'Maximum number of searches per IP address in ten minutes, suggestions included',
    expects: 'a number from 1',
  }),
  ...auditVariables,
  CONTACT_EMAIL: z.email().optional().meta({
    does: 'Email address on error pages while the content is unavailable',
    shown: 'none',
    expects: 'an email address',
  }),
  SITE_INDEXING: z
    .enum(['on', 'off'])
    .default('on')
    .meta({ does: '`off` keeps every page out of search engines; for staging', expects: 'on or off' }),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/)
    .optional()
    .meta({
      does: 'Key for submitting changed pages to IndexNow',
      shown: 'off',
      expects: '8 to 128 letters, digits, and hyphens',
    }),
  INDEXNOW_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .default('https://api.indexnow.org/indexnow')
    .meta({
      does: 'URL to which changed pages are submitted',
      expects: 'a URL such as https://api.indexnow.org/indexnow',
    }),
  LINK_INDEX_URL: z
    .url({ protocol: /^clickhouses?$/ })
    .optional()
    .meta({
      does: 'ClickHouse server or cluster with the link index (docs/link-index.md)',
      shown: '`DATA_DIR/link-index`',
      expects: 'a URL such as clickhouse://user:password@host:8123/links?cluster=name',
    }),
  CHROMIUM_PATH: z.string().min(1).optional().meta({
    does: 'Program with which tools open and measure pages',
    shown: 'an installed Chromium',
    expects: 'a path such as /usr/bin/chromium',
  }),
  ALLOW_PRIVATE_TARGETS: z.string().regex(PRIVATE_TARGETS).default('').meta({
    does: 'Private targets that the server may fetch; refused in production',
    shown: 'none',
    expects: 'host:port pairs, separated by commas',
  }),
  PAGE_CACHE: z
    .enum(['on', 'off'])
    .default('on')
    .meta({ does: '`off` renders a page for every request; for measurements', expects: 'on or off' }),
  STALE_PAGES_MS: z.coerce.number().int().min(0).max(1_000).default(800).meta({
    does: 'How long after a change visitors get the former page at once, while the new one is rendered; 0 lets them wait',
    expects: 'milliseconds from 0 to 1000',
  }),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('warn')
    .meta({ does: 'Log level of all processes', expects: 'silent, error, warn, info, or debug' }),
  LOG_FORMAT: z.enum(['auto', 'json', 'text']).default('auto').meta({
    does: 'Form of the log: lines of JSON or text; `auto` is text at a terminal and JSON elsewhere',
    expects: 'auto, json, or text',
  }),
  METRICS_TOKEN: z.string().min(16).optional().meta({
    does: 'Bearer token with which `/metrics` can be read from other machines',
    shown: 'none: only this machine',
    expects: 'at least 16 characters',
  }),
  SENTRY_DSN: z
    .string()
    .refine((dsn) => targetOf(dsn) !== undefined)
    .optional()
    .meta({
      does: 'Server that gets the errors of the product and of its pages in browsers, without personal data: Sentry, GlitchTip, or another that speaks its protocol',
      shown: 'none',
      expects: 'a DSN such as https://key@errors.example/7',
    }),
  ...providerVariables,
})

function port(usual: number) {
  return z.coerce.number().int().min(1).max(65535).default(usual).meta({ expects: 'a port from 1 to 65535' })
}
