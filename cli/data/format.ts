/** @example gigabytes(13.3e9) // '13.3 GB' */
export function gigabytes(bytes: number) {
  return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.ceil(bytes / 1e6)} MB`
}

/** @example duration(5_400) // '1.5 hours' */
export function duration(seconds: number) {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} seconds`
  return seconds < 5_400 ? `${Math.round(seconds / 60)} minutes` : `${(seconds / 3_600).toFixed(1)} hours`
}
