import type { Pasted } from './read-clipboard.ts'

/**
 * Returns the files of the clipboard that are its pictures, in their order. Besides a text, applications put an image
 * of the whole selection on the clipboard, which is ignored.
 */
export function insertableFiles<F>({ nodes, pictures }: Pasted, files: F[]): F[] {
  const isOnlyPictures = nodes.every(({ type }) => type === 'upload')
  return isOnlyPictures && files.length === pictures.length ? files : []
}
