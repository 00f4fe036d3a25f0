import { type Block, findings, image } from '../tool/blocks.ts'
import type { OutFile } from '../tool/envelope.ts'
import type { SkippedFile } from './batch.ts'

/** Formats that every current browser shows. */
const SHOWN = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/bmp', 'image/x-icon']
const MAX_SHOWN = 6

/** Returns a block with the files of a batch that failed, each with its reason. */
export function refusedBlock(refused: SkippedFile[]): Block[] {
  if (refused.length === 0) return []
  return [
    findings(
      refused.map(({ name, error }) => ({
        id: 'unreadable-picture',
        severity: 'critical' as const,
        title: error,
        why: 'Only this file was skipped. The others were processed.',
        place: { field: 'files', path: name },
      })),
      'Skipped files',
    ),
  ]
}

/** Returns a preview of the first images of a batch. */
export function gallery(made: { file: OutFile; width: number; height: number }[]): Block[] {
  return made
    .filter(({ file }) => SHOWN.includes(file.type))
    .slice(0, MAX_SHOWN)
    .map(({ file, width, height }) =>
      image({
        title: file.name,
        alt: `The picture ${file.name}`,
        file: file.name,
        width,
        height,
        caption: `${width} × ${height} pixels`,
      }),
    )
}
