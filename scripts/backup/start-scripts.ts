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
import * as release from '../start/release.mjs'
// @ts-expect-error: see above
import * as setup from '../start/setup.mjs'
// @ts-expect-error: see above
import * as keeping from '../start/supervise.mjs'
// @ts-expect-error: see above
import * as errors from '../start/user-error.mjs'

export type Programs = { postgres: string; initdb: string }
type Server = { port: number; stop: () => Promise<void> }
type Where = { port: number; dataDir: string; database: string }

export const startPostgres: (wish: {
  dataDir: string
  port: number
  isFixed?: boolean
  durable?: boolean
  archive?: string
  programs?: Programs
}) => Promise<Server> = postgres.startPostgres

export const recoverCluster: (what: {
  dataDir: string
  port: number
  archive: string
  until: string
}) => Promise<void> = postgres.recoverCluster

export const majorOf: (binary: string) => number = postgres.majorOf

export const majorOfCluster: (folder: string) => number | undefined = postgres.majorOfCluster

export const ownPrograms: () => Promise<Programs> = postgres.ownPrograms

export const systemUser: () => { uid: number; gid: number } | undefined = postgres.systemUser

export const asSuperuser: <T>(where: Where, work: (client: pg.Client) => Promise<T>) => Promise<T> = access.asSuperuser

export const runningPort: (dataDir: string) => number | undefined = lock.runningPort

export const releaseOf: (root: string) => { version: string; commit: string } | undefined = release.releaseOf

export const versionOf: (root: string) => string = release.versionOf

export const UserError: new (message: string) => Error = errors.UserError

export const withOneLineErrors: (work: () => Promise<void>) => Promise<void> = errors.withOneLineErrors

export const runSetup: (root: string, env: NodeJS.ProcessEnv) => Promise<unknown> = setup.runSetup

export const supervise: (what: { name: string; script: string; env: NodeJS.ProcessEnv; cwd: string }) => {
  ready: Promise<void>
  stop: () => Promise<void>
} = keeping.supervise
