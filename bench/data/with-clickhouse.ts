import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#tests/support/free-port.ts'

const START_MS = 30_000

/**
 * Runs a real ClickHouse server with a cluster of one for as long as `work` takes.
 * @returns undefined if the machine has no `clickhouse-server`
 */
export async function withClickHouse<Value>(
  work: (url: string, version: string) => Promise<Value>,
): Promise<Value | undefined> {
  if (spawnSync('which', ['clickhouse-server']).status !== 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'clickhouse-'))
  const [http, tcp] = [await freePort(), await freePort()]
  for (const name of ['data', 'tmp']) mkdirSync(join(folder, name))
  writeFileSync(
    join(folder, 'config.xml'),
    `<yandex><logger><level>error</level><log>${folder}/log</log><errorlog>${folder}/errors</errorlog></logger>
<http_port>${http}</http_port><tcp_port>${tcp}</tcp_port><listen_host>127.0.0.1</listen_host>
<path>${folder}/data/</path><tmp_path>${folder}/tmp/</tmp_path><users_config>users.xml</users_config>
<default_profile>default</default_profile><default_database>default</default_database>
<mark_cache_size>100000000</mark_cache_size></yandex>`,
  )
  writeFileSync(
    join(folder, 'users.xml'),
    `<yandex><profiles><default><max_memory_usage>2000000000</max_memory_usage></default></profiles>
<users><default><password></password><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota></default></users>
<quotas><default></default></quotas></yandex>`,
  )
  const server = spawn('clickhouse-server', [`--config-file=${folder}/config.xml`], { stdio: 'ignore' })
  try {
    const version = await versionOf(`http://127.0.0.1:${http}/?query=SELECT%20version()`)
    return await work(`clickhouse://127.0.0.1:${http}/links`, version)
  } finally {
    server.kill()
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function versionOf(url: string) {
  for (const end = Date.now() + START_MS; Date.now() < end; await wait(100)) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return (await response.text()).trim()
  }
  throw new Error('clickhouse-server did not start.')
}
