import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates a data folder that the system user who runs PostgreSQL may enter, even if the tests run as root. */
export function newDataFolder(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `prairie-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
