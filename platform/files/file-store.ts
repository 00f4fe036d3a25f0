/**
 * Files that belong to rows or can be made again, by name. A file never changes: another content has another name, or
 * replaces the file as a whole. Readers never see an incomplete file.
 */
export type FileStore = {
  /** Where the files are, for messages. */
  place: string
  /** Returns the path of a file on this machine, or undefined if there is none of this name. */
  localPath: (name: string) => Promise<string | undefined>
  read: (name: string) => Promise<Buffer | undefined>
  write: (name: string, bytes: Uint8Array) => Promise<void>
  /** Copies a file within its store. */
  copy: (from: string, to: string) => Promise<void>
  /** Removes a file. It need not exist. */
  remove: (name: string) => Promise<void>
  has: (name: string) => Promise<boolean>
  /** Returns the names of all files, and when they were written, in milliseconds. */
  list: () => Promise<Map<string, number>>
}

const types: Record<string, string> = {
  avif: 'image/avif',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
}

/** Returns the media type of a file by the ending of its name. */
export const typeOfFile = (name: string): string =>
  types[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream'
