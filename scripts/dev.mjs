// npm run dev: the product with hot reload, site and back office at one address as in production.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { orOneLine } from './plain.mjs'
import { startPostgres } from './postgres.mjs'
import { runSetup } from './setup.mjs'

await orOneLine(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  process.env.NODE_ENV = 'development'
  const { environment } = await import('../engine/environment.ts')
  const postgres = environment.databaseIsEmbedded
    ? await startPostgres({ dataDir: environment.dataDir, port: environment.databasePort })
    : undefined
  const login = await runSetup(process.cwd())
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
