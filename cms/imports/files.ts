import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { environment } from '#platform/environment/environment.ts'

/** What a run of an import stores: nothing but its report, or the content. */
export type ImportRun = 'try' | 'import'

/** Returns the folder of one import in DATA_DIR. It is private: exports have what visitors of the old site wrote. */
export const importFolder = (id: number) => join(environment.dataDir, 'imports', String(id))

/** Returns the uploaded export. Its name is ours, so that no name of an upload is a path. */
export const exportFile = (id: number) => join(importFolder(id), 'export')

/** Returns where the folder of a static site is, once its archive is unpacked. */
export const unpackedFolder = (id: number) => join(importFolder(id), 'unpacked')

/** Returns the report of the last run of a kind: one line of JSON for each line. */
export const reportFile = (id: number, run: ImportRun) => join(importFolder(id), `${run}.ndjson`)

/** Deletes all files of an import. */
export const deleteImportFiles = (id: number) => rm(importFolder(id), { recursive: true, force: true })
