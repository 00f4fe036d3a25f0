import { withCommas } from '#engine/text/numbers.ts'

const KB = 1_000

/** @example kilobytes(1_623_696) // '1,624 kB' */
export const kilobytes = (bytes: number) =>
  bytes < KB ? `${Math.round(bytes)} bytes` : `${withCommas(Math.round(bytes / KB))} kB`

/** @example seconds(2_920) // '2.9 s' */
export const seconds = (ms: number) =>
  ms < KB
    ? `${Math.round(ms)} ms`
    : `${(ms / KB).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`
