import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { TestContext } from 'vitest'

/** Where a failing test saves what its pages and the product showed. */
const FOLDER = '.data/failures'

const consoles = new WeakMap<Page, string[]>()

/** Records what a page prints from now on, and what it could not load. */
export function noteConsole(page: Page) {
  const lines: string[] = []
  consoles.set(page, lines)
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => lines.push(`error: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) =>
    lines.push(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`),
  )
  page.on('response', (response) => {
    if (response.status() >= 400) lines.push(`${response.status()}: ${response.request().method()} ${response.url()}`)
  })
}

/**
 * Returns the current length of a log in bytes, for `keepEvidence`.
 * @throws if the file does not exist
 */
export function endOf(file: string) {
  const log = openSync(file, 'r')
  const { size } = fstatSync(log)
  closeSync(log)
  return size
}

/**
 * Saves a screenshot and the console of each page, and what the product has logged since the test began.
 * @returns the folder that holds them
 * @throws if the log cannot be read
 */
export async function keepEvidence({ task }: TestContext, pages: Page[], log: { file: string; from: number }) {
  const name = `${task.file.name.split('/').at(-1)} ${task.name}`.replace(/[^\w.-]+/g, '-').slice(0, 150)
  const folder = join(FOLDER, name)
  mkdirSync(folder, { recursive: true })
  for (const [index, page] of pages.entries()) {
    const path = join(folder, `page-${index + 1}`)
    await page.screenshot({ path: `${path}.png`, timeout: 5_000 }).catch(() => undefined)
    writeFileSync(`${path}.txt`, [page.url(), ...(consoles.get(page) ?? [])].join('\n'))
  }
  writeFileSync(join(folder, 'server.log'), tail(log))
  return folder
}

function tail({ file, from }: { file: string; from: number }) {
  const log = openSync(file, 'r')
  const bytes = Buffer.alloc(fstatSync(log).size - from)
  readSync(log, bytes, 0, bytes.length, from)
  closeSync(log)
  return bytes
}
