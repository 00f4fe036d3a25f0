import { Failure } from '#engine/failures.ts'
import { eachFile, type SkippedFile } from '#engine/images/batch.ts'
import { decodeFile } from '#engine/images/decode.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { type ReadCode, readCodes } from './read-codes.ts'

export type ReadFile = { name: string; codes: ReadCode[] } | SkippedFile

/**
 * Returns the codes of every picture.
 * @throws {Failure} invalid, if there is none to read
 */
export async function readFiles(
  files: File[],
  ports: Pick<Ports, 'asset' | 'drawSvg' | 'signal' | 'progress'>,
): Promise<ReadFile[]> {
  if (files.length === 0)
    throw new Failure('invalid', {
      message: 'Add at least one image of a code.',
      errors: { pictures: 'Add at least one image of a code.' },
    })
  const read = async (file: File) => ({
    name: file.name,
    codes: await readCodes(await decodeFile(file, ports), ports.asset),
  })
  return eachFile(files, ports, read, 'pictures')
}
