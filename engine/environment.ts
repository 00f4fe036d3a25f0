import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** @example '127.0.0.1:4999,[::1]:4999' */
const PRIVATE_TARGETS = /^((\[[\da-f:]+\]|[\w.-]+):\d{1,5}(,|$))*$/i

/** Every variable the product reads, its default and its meaning. The README's table is checked against this schema. */
export const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('production')
    .meta({ does: 'Which kind of run this is' }),
  HOST: z.string().min(1).default('0.0.0.0').meta({ does: 'Address the site listens on' }),
  PORT: z.coerce.number().int().min(1).max(65535).default(4321).meta({ does: 'Port of the site' }),
  ADMIN_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .default(4322)
    .meta({ does: 'Loopback port of the back office, which the site proxies at /admin' }),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ does: 'Public origin, used in every absolute address', shown: 'http://localhost:PORT' }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({ does: 'PostgreSQL server to use instead of the embedded one', shown: 'embedded' }),
  DATABASE_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .default(54321)
    .meta({ does: 'Loopback port of the embedded PostgreSQL' }),
  DATA_DIR: z.string().min(1).default('.data').meta({ does: 'Folder of database, media, image cache and secrets' }),
  ADMIN_EMAIL: z.email().default('admin@example.com').meta({ does: 'Login of the first administrator' }),
  ADMIN_PASSWORD: z
    .string()
    .min(12)
    .optional()
    .meta({ does: 'Password of the first administrator', shown: 'generated, printed once' }),
  PAYLOAD_SECRET: z
    .string()
    .min(32)
    .optional()
    .meta({ does: 'Key that signs sessions', shown: 'generated, kept in DATA_DIR' }),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .meta({ does: 'Number of proxies in front whose X-Forwarded-For is believed' }),
  IMAGE_PROJECT: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('prairie-signal')
    .meta({ does: 'First part of image addresses: /images/{project}/{dataset}/…' }),
  IMAGE_DATASET: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('production')
    .meta({ does: 'Second part of image addresses' }),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta({ does: 'Mail server: smtp://user:password@host:587', shown: 'none: mails wait in the outbox' }),
  MAIL_HOOK_SECRET: z
    .string()
    .min(16)
    .optional()
    .meta({ does: 'Bearer token with which the mail service reports bounces at /api/mail-bounce', shown: 'off' }),
  FORM_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .meta({ does: 'How often one address may send a form in ten minutes' }),
  TOOL_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .default(300)
    .meta({ does: 'How many tools one address may run on the server in ten minutes' }),
  CONTACT_EMAIL: z
    .email()
    .optional()
    .meta({ does: 'Address on the page of an error, when the content is out of reach', shown: 'none' }),
  SITE_INDEXING: z
    .enum(['on', 'off'])
    .default('on')
    .meta({ does: 'off keeps every page out of search engines; for staging' }),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/)
    .optional()
    .meta({ does: 'Key under which search engines are told of changed pages', shown: 'off' }),
  INDEXNOW_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .default('https://api.indexnow.org/indexnow')
    .meta({ does: 'Where changed pages are told' }),
  ALLOW_PRIVATE_TARGETS: z
    .string()
    .regex(PRIVATE_TARGETS, 'list host:port pairs, separated by commas')
    .default('')
    .meta({ does: 'Private host:port pairs that our server may fetch; refused in production', shown: 'none' }),
  PAGE_CACHE: z.enum(['on', 'off']).default('on').meta({ does: 'off renders every page anew; for measuring' }),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('warn')
    .meta({ does: 'How much the processes log' }),
})

/** Names that look like ours: a variable with such a beginning that the schema does not know is a typing error. */
const OURS = /^(SITE|ADMIN|DATABASE|IMAGE|INDEXNOW|SMTP|MAIL|FORM|PAYLOAD|TRUSTED|PAGE_CACHE|DATA_DIR)/

/** One sentence that tells which variable is wrong, and how. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/**
 * Reads and checks the environment.
 * @param source variables by name, usually `process.env`
 * @throws {EnvironmentError} with one line that names every unknown or malformed variable
 * @example readEnvironment({ PORT: '8080' }).siteUrl // 'http://localhost:8080'
 */
export function readEnvironment(source: Record<string, string | undefined>) {
  const known = Object.keys(Environment.shape)
  const unknown = Object.keys(source).filter(
    (name) => !known.includes(name) && (OURS.test(name) || nearMiss(name, known)),
  )
  if (unknown.length > 0) {
    throw new EnvironmentError(
      unknown.map((name) => `Unknown environment variable ${name}${suggestion(name, known)}`).join(' '),
    )
  }
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(filled)
  if (!parsed.success) {
    throw new EnvironmentError(
      parsed.error.issues
        .map((issue) => `Environment variable ${issue.path.join('.')} is malformed: ${issue.message}.`)
        .join(' '),
    )
  }
  const env = parsed.data
  if (env.NODE_ENV === 'production' && env.ALLOW_PRIVATE_TARGETS)
    throw new EnvironmentError('ALLOW_PRIVATE_TARGETS is for development and tests. Remove it, or set NODE_ENV=test.')
  return {
    mode: env.NODE_ENV,
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    adminPort: env.ADMIN_PORT,
    siteUrl: (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    databaseUrl: env.DATABASE_URL ?? embeddedDatabaseUrl(env.DATABASE_PORT),
    databaseIsEmbedded: env.DATABASE_URL === undefined,
    databasePort: env.DATABASE_PORT,
    dataDir: resolve(env.DATA_DIR),
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    payloadSecret: env.PAYLOAD_SECRET,
    trustedProxies: env.TRUSTED_PROXIES,
    imageProject: env.IMAGE_PROJECT,
    imageDataset: env.IMAGE_DATASET,
    pageCache: env.PAGE_CACHE === 'on',
    contactEmail: env.CONTACT_EMAIL,
    smtpUrl: env.SMTP_URL,
    mailHookSecret: env.MAIL_HOOK_SECRET,
    formLimit: env.FORM_LIMIT,
    toolLimit: env.TOOL_LIMIT,
    indexing: env.SITE_INDEXING === 'on',
    indexNowKey: env.INDEXNOW_KEY,
    indexNowEndpoint: env.INDEXNOW_ENDPOINT,
    privateTargets: new Set(env.ALLOW_PRIVATE_TARGETS.toLowerCase().split(',').filter(Boolean)),
    logLevel: env.LOG_LEVEL,
  }
}

/** Address of the PostgreSQL that `scripts/up.mjs` starts; it listens on loopback only. */
export function embeddedDatabaseUrl(port: number) {
  return `postgres://prairie:prairie@127.0.0.1:${port}/prairie`
}

/** The environment of this process, read once. */
export const environment = withSecret(readEnvironment(process.env))

/** Sessions survive a restart: a secret that nobody set is made once and kept beside the data. */
function withSecret<T extends { payloadSecret: string | undefined; dataDir: string }>(env: T) {
  if (env.payloadSecret) return { ...env, payloadSecret: env.payloadSecret }
  const file = join(env.dataDir, 'secret')
  try {
    if (!existsSync(file)) {
      mkdirSync(env.dataDir, { recursive: true })
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Another process of the same start wrote it in between.
    if (code !== 'EEXIST')
      throw new EnvironmentError(
        `The data folder ${env.dataDir} is not writable (${code}). Set DATA_DIR to a folder that is.`,
      )
  }
  return { ...env, payloadSecret: readFileSync(file, 'utf8') }
}

function suggestion(name: string, known: string[]) {
  const near = known.find((candidate) => distance(name, candidate) <= 2)
  return near ? `; did you mean ${near}?` : '.'
}

function nearMiss(name: string, known: string[]) {
  return name.length > 5 && known.some((candidate) => candidate.length > 5 && distance(name, candidate) <= 2)
}

/** Levenshtein distance. */
function distance(a: string, b: string) {
  if (Math.abs(a.length - b.length) > 2) return 3
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
