// npm run dev: the product with hot reload, site and back office at one address as in production.
import { spawn } from 'node:child_process'
import { orOneLine } from './plain.mjs'
import { isSet, reservePorts } from './ports.mjs'
import { startPostgres } from './postgres.mjs'
import { runSetup } from './setup.mjs'

await orOneLine(async () => {
  const { takeEnvironment } = await import('../engine/environment-file.ts')
  for (const note of takeEnvironment('.env', process.env)) console.warn(note)
  process.env.NODE_ENV = 'development'
  const { environment } = await import('../engine/environment.ts')
  const ports = await reservePorts(environment)
  const postgres = environment.databaseIsEmbedded
    ? await startPostgres({
        dataDir: environment.dataDir,
        port: environment.databasePort,
        isFixed: isSet('DATABASE_PORT'),
        except: [environment.port],
      })
    : undefined
  process.env.ADMIN_PORT = ports.adminPort
  if (postgres) process.env.DATABASE_PORT = postgres.port
  const login = await runSetup(process.cwd())
  await ports.release()
  const run = (args) =>
    spawn(process.execPath, args, {
      stdio: 'inherit',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' },
    })
  const children = [
    run(['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(environment.port)]),
    run(['admin/server.ts', '--dev']),
    run(['--watch', '--import=./worker/jsx.mjs', 'worker/main.ts']),
  ]
  console.log(
    `\n  Site    ${environment.siteUrl}/\n  Admin   ${environment.siteUrl}/admin\n  Login   ${login.email} ${login.password ?? ''}\n`,
  )
  if (environment.privateTargets.size > 0)
    console.log(`  ALLOW_PRIVATE_TARGETS: this server may fetch ${[...environment.privateTargets].join(', ')}.\n`)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      for (const child of children) child.kill('SIGTERM')
      await postgres?.stop()
      process.exit(0)
    })
  }
})
