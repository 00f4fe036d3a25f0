// npm run media -- copy-to-store   copies media/, media-refused/, and resumes/ of DATA_DIR to the S3 store

import { join } from 'node:path'
import { environment } from '#platform/environment/environment.ts'
import { createFolderStore } from '#platform/files/folder-store.ts'
import { claimFiles } from '#platform/files/store-owner.ts'
import { type FileFolder, fileStore } from '#platform/files/stores.ts'
import { commandLine } from '#platform/process/command-line.ts'
import { copyToStore } from './copy-to-store.ts'

const FOLDERS: FileFolder[] = ['media', 'media-refused', 'resumes']

if (process.argv[2] !== 'copy-to-store') fail(`Usage: ${commandLine('media', 'copy-to-store')}`)
else if (!environment.s3) fail('Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, and S3_SECRET_ACCESS_KEY first.')
else await copyAll().catch((error: Error) => fail(error.message))

async function copyAll() {
  await claimFiles()
  for (const folder of FOLDERS) {
    const { copied, present, problems } = await copyToStore(
      createFolderStore(join(environment.dataDir, folder)),
      fileStore(folder),
    )
    console.log(`${folder}: ${copied} copied, ${present} already there, ${problems.length} problems`)
    for (const problem of problems) fail(problem)
  }
}

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}
