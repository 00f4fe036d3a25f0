import type { FieldMeta } from './field.ts'

/** Returns whether a field takes text, typed or as a file. */
export const isText = ({ control }: Pick<FieldMeta, 'control'>) => control === 'text' || control === 'code'

/** @example megabytes(5_000_000) // '5 MB' */
export const megabytes = (bytes: number) =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${Number((bytes / 1_000_000).toFixed(1))} MB`
