// What is used of the scripts that start the product, with types: they have none, because they run before the packages
// are installed.
import type pg from 'pg'
// @ts-expect-error: see above
import * as postgres from '../start/postgres.mjs'
// @ts-expect-error: see above
import * as access from '../start/postgres-access.mjs'
// @ts-expect-error: see above
import * as lock from '../start/postgres-lock.mjs'
// @ts-expect-error: see above
import * as errors from '../start/user-error.mjs'

type Server = { port: number; stop: () => Promise<void> }
type Where = { port: number; dataDir: string; database: string }

export const startPostgres: (wish: {
  dataDir: string
  port: number
  isFixed?: boolean
  durable?: boolean
}) => Promise<Server> = postgres.startPostgres

export const systemUser: () => { uid: number; gid: number } | undefined = postgres.systemUser

export const asSuperuser: <T>(where: Where, work: (client: pg.Client) => Promise<T>) => Promise<T> = access.asSuperuser

export const runningPort: (dataDir: string) => number | undefined = lock.runningPort

export const UserError: new (message: string) => Error = errors.UserError

export const withOneLineErrors: (work: () => Promise<void>) => Promise<void> = errors.withOneLineErrors
