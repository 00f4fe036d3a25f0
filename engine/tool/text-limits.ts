type Limits = { max?: number | undefined; maxFileBytes?: number | undefined }

/** Returns whether a field takes text, typed or as a file. */
export const isText = ({ control }: { control: string }) => control === 'text' || control === 'code'

/** Maximum number of UTF-8 bytes for one UTF-16 unit. */
export const MAX_BYTES_PER_UNIT = 3

/** Returns whether a file may be longer than the text of a field. A tool’s own limit counts for both. */
export const takesLongerFiles = ({ max = 0, maxFileBytes = 0 }: Limits) => maxFileBytes > max * MAX_BYTES_PER_UNIT

/** @example megabytes(5_000_000) // '5 MB' */
export const megabytes = (bytes: number) =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${Number((bytes / 1_000_000).toFixed(1))} MB`
