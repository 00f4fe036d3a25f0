import { stat, statfs } from 'node:fs/promises'
import { parts, type ReleaseFiles } from './release-files.ts'

/** Of a file of edges: cc-main-2026-apr-may-jun has 13.3 GB for 3.9 G links. */
const COMPRESSED_BYTES_PER_LINK = 3.4
/** Measured with `npm run bench:data`: both directions, names, and domains. */
const INDEX_BYTES_PER_LINK = 14
/** Links in DuckDB, and what a sort leaves on the disk while it runs. */
const WORK_BYTES_PER_LINK = 20
/** Measured with `npm run bench:data`, one core. */
const LINKS_PER_SECOND = 350_000

export type BuildPlan = { links: number; bytesToRead: number; neededBytes: number; freeBytes: number; seconds: number }

/** Returns what a build will need, estimated from the sizes of the files, and the space that there is. */
export async function planBuild(folder: string, files: ReleaseFiles): Promise<BuildPlan> {
  const sizes = await Promise.all(parts.map(async (part) => [files[part], (await stat(files[part])).size] as const))
  const edges = sizes.find(([path]) => path === files.edges)?.[1] ?? 0
  const links = edges / COMPRESSED_BYTES_PER_LINK
  return {
    links,
    bytesToRead: sizes.reduce((sum, [, size]) => sum + size, 0),
    neededBytes: links * (INDEX_BYTES_PER_LINK + WORK_BYTES_PER_LINK),
    freeBytes: await freeBytes(folder),
    seconds: links / LINKS_PER_SECOND,
  }
}

/** Returns the free space of the disk of a folder, which exists. */
export async function freeBytes(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
