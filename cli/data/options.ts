import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Failure } from '#engine/failures.ts'

type Settings = { dataDir: string; linkIndexUrl: string | undefined }
export type Options = ReturnType<typeof readOptions>

/**
 * Reads the options of all commands.
 * @throws {TypeError} for one that does not exist
 */
export function readOptions(args: string[], { dataDir, linkIndexUrl: url }: Settings) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    allowNegative: true,
    options: {
      release: { type: 'string' },
      files: { type: 'string' },
      from: { type: 'string' },
      file: { type: 'string' },
      list: { type: 'string' },
      'as-of': { type: 'string' },
      memory: { type: 'string', default: `${Math.max(1, Math.floor(totalmem() / 2e9))}GB` },
      threads: { type: 'string', default: String(availableParallelism()) },
      switch: { type: 'boolean', default: true },
      force: { type: 'boolean', default: false },
    },
  })
  const threads = Number(values.threads)
  if (!Number.isInteger(threads) || threads < 1) {
    throw new Failure('invalid', { message: '--threads must be a whole number from 1.' })
  }
  if (!/^\d+(\.\d+)?(MB|GB|MiB|GiB)$/.test(values.memory)) {
    throw new Failure('invalid', { message: '--memory must be a size such as 800MB or 8GB.' })
  }
  return { ...values, threads, positionals, folder: join(dataDir, 'link-index'), url }
}
