import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

type Generated = {
  path: string
  /** What is generated now. */
  text: string
  /** The command that writes the file. */
  command: string
}

/** Returns one sentence for each file that differs from its generated text by one byte, or is missing. */
export function staleFiles(files: Generated[], root = process.cwd()): string[] {
  return files
    .filter(({ path, text }) => readOrEmpty(path) !== text)
    .map(({ path, command }) => `${relative(root, path)} is stale. Run ${command}.`)
}

function readOrEmpty(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
