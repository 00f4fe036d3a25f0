import { resolve } from 'node:path'
import { embeddedDatabaseUrl } from '../database/embedded-database.ts'
import { EnvironmentError, malformed } from './environment-error.ts'
import { foreignReason } from './foreign-values.ts'
import { readProviderSettings } from './provider-variables.ts'
import { s3Settings } from './s3-settings.ts'
import { keptSecret, PREVIOUS_SECRET_FILE, SECRET_FILE, storedSecret } from './stored-secret.ts'
import { Environment } from './variables.ts'

/**
 * Reads and checks the environment. Names that the product does not use belong to other programs and are skipped, and
 * so are values that other programs put under our names (`foreign-values.ts`).
 * @param source variables by name, usually `process.env`
 * @throws {EnvironmentError} with one line that names every malformed variable and the form it expects
 * @example readEnvironment({ PORT: '8080' }).siteUrl // 'http://localhost:8080'
 */
export function readEnvironment(source: Record<string, string | undefined>) {
  const meant = Object.keys(Environment.shape).flatMap((name) => {
    const value = source[name]
    return value && !foreignReason(name, value) ? [[name, value]] : []
  })
  const parsed = Environment.safeParse(Object.fromEntries(meant))
  if (!parsed.success) throw malformed(parsed.error, (name) => `Environment variable ${name}`)
  const env = parsed.data
  if (env.NODE_ENV === 'production' && env.ALLOW_PRIVATE_TARGETS)
    throw new EnvironmentError('ALLOW_PRIVATE_TARGETS is for development and tests. Remove it, or set NODE_ENV=test.')
  const siteUrl = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  // Browsers send cookies to every port of a host.
  if (env.ADMIN_URL && new URL(env.ADMIN_URL).hostname === new URL(siteUrl).hostname)
    throw new EnvironmentError('ADMIN_URL needs another host name than SITE_URL. Remove it to serve both on one host.')
  if (env.SHARED_CACHE?.includes('cloudflare:') && !env.CLOUDFLARE_API_TOKEN)
    throw new EnvironmentError('SHARED_CACHE names a Cloudflare zone, so CLOUDFLARE_API_TOKEN is needed to purge it.')
  if (env.DATABASE_LISTEN_URL && !env.DATABASE_URL)
    throw new EnvironmentError('DATABASE_LISTEN_URL is for a pooler in DATABASE_URL. Set both, or neither.')
  return {
    mode: env.NODE_ENV,
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    adminPort: env.ADMIN_PORT,
    siteProcesses: env.SITE_PROCESSES,
    workers: env.WORKERS,
    sharedCaches: env.SHARED_CACHE?.split(',') ?? [],
    cloudflareToken: env.CLOUDFLARE_API_TOKEN,
    siteUrl,
    adminUrl: env.ADMIN_URL ? new URL(env.ADMIN_URL).origin : siteUrl,
    /** The URL of the embedded PostgreSQL is only known with its password. */
    databaseUrl: env.DATABASE_URL ?? '',
    /** PostgreSQL without a pooler in between. */
    databaseListenUrl: env.DATABASE_LISTEN_URL ?? env.DATABASE_URL ?? '',
    /** Whether a pooler may run each transaction on another connection. */
    databaseIsPooled: env.DATABASE_LISTEN_URL !== undefined && env.DATABASE_LISTEN_URL !== env.DATABASE_URL,
    databaseIsEmbedded: env.DATABASE_URL === undefined,
    databasePort: env.DATABASE_PORT,
    dataDir: resolve(env.DATA_DIR),
    backupArchive: env.BACKUP_ARCHIVE,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    payloadSecret: env.PAYLOAD_SECRET,
    previousSecret: env.PAYLOAD_SECRET_PREVIOUS,
    trustedProxies: env.TRUSTED_PROXIES,
    imageProject: env.IMAGE_PROJECT,
    imageDataset: env.IMAGE_DATASET,
    imageCacheBytes: env.IMAGE_CACHE_MB * 1024 * 1024,
    s3: s3Settings(env),
    pageCache: env.PAGE_CACHE === 'on',
    stalePagesMs: env.STALE_PAGES_MS,
    contactEmail: env.CONTACT_EMAIL,
    smtpUrl: env.SMTP_URL,
    mailHookSecrets: [env.MAIL_HOOK_SECRET, env.MAIL_HOOK_SECRET_PREVIOUS].filter((secret) => secret !== undefined),
    hsts: env.HSTS,
    formLimit: env.FORM_LIMIT,
    loginLimit: env.LOGIN_LIMIT,
    requireTwoFactor: env.REQUIRE_TWO_FACTOR,
    toolLimit: env.TOOL_LIMIT,
    searchLimit: env.SEARCH_LIMIT,
    audits: {
      maxPages: env.AUDIT_PAGES,
      perMinute: env.AUDIT_RATE,
      limit: env.AUDIT_LIMIT,
      usesBrowser: env.AUDIT_BROWSER === 'on',
    },
    indexing: env.SITE_INDEXING === 'on',
    indexNowKey: env.INDEXNOW_KEY,
    indexNowEndpoint: env.INDEXNOW_ENDPOINT,
    privateTargets: new Set(env.ALLOW_PRIVATE_TARGETS.toLowerCase().split(',').filter(Boolean)),
    linkIndexUrl: env.LINK_INDEX_URL,
    chromiumPath: env.CHROMIUM_PATH,
    logLevel: env.LOG_LEVEL,
    isTextLog: env.LOG_FORMAT === 'text' || (env.LOG_FORMAT === 'auto' && process.stderr.isTTY === true),
    metricsToken: env.METRICS_TOKEN,
    sentryDsn: env.SENTRY_DSN,
    providers: readProviderSettings(source),
  }
}

/** The environment of this process, read once. */
export const environment = withSecrets(readEnvironment(process.env))

type Unfinished = ReturnType<typeof readEnvironment>

/**
 * Adds the secrets of sessions and of the embedded database. They are stored next to the data, so that both survive a
 * restart.
 */
function withSecrets(env: Unfinished) {
  const { databaseIsEmbedded, dataDir, databasePort: port, databaseUrl, databaseListenUrl } = env
  const embeddedUrl = databaseIsEmbedded ? embeddedDatabaseUrl({ dataDir, port }) : undefined
  return {
    ...env,
    databaseUrl: embeddedUrl ?? databaseUrl,
    databaseListenUrl: embeddedUrl ?? databaseListenUrl,
    payloadSecret: env.payloadSecret ?? storedSecret(dataDir, SECRET_FILE),
    previousSecret: env.previousSecret ?? keptSecret(dataDir, PREVIOUS_SECRET_FILE),
  }
}
