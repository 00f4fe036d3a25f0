import { readFile } from 'node:fs/promises'
import { type WorkName, work } from '#content/work.ts'

const FOLDER = new URL('../../content/work/', import.meta.url)

/** Returns the demonstration's work for clients, as files that are stored like an editor's photographs. */
export function workFiles() {
  return Promise.all(Object.keys(work).map((name) => workFile(name as WorkName)))
}

async function workFile(name: WorkName) {
  const bytes = await readFile(new URL(`${name}.jpg`, FOLDER))
  return {
    alt: work[name],
    demo: true,
    file: { data: bytes, mimetype: 'image/jpeg', name: `${name}.jpg`, size: bytes.length },
  }
}

/** Returns what a piece of work shows, by which it is found; undefined for none. */
export const workAlt = (name: WorkName | undefined) => name && work[name]
