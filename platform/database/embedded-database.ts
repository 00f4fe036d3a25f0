import { storedSecret } from '../environment/stored-secret.ts'

/** The role as which the product reaches its embedded PostgreSQL. It owns the database and is no superuser. */
export const PRODUCT_ROLE = 'prairie_product'
export const DATABASE = 'prairie'
/** The file in DATA_DIR with the password of that role. */
const PASSWORD_FILE = 'database-password'

export const productPassword = (dataDir: string) => storedSecret(dataDir, PASSWORD_FILE)

/**
 * Returns the URL of the PostgreSQL that `scripts/up.mjs` starts: on loopback and without TLS, whatever `PGSSLMODE`
 * says.
 */
export function embeddedDatabaseUrl({ dataDir, port }: { dataDir: string; port: number | string }) {
  return `postgres://${PRODUCT_ROLE}:${productPassword(dataDir)}@127.0.0.1:${port}/${DATABASE}?sslmode=disable`
}
