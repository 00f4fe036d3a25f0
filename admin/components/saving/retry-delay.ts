const FIRST_MS = 1_000
const MAX_MS = 30_000

/**
 * Returns how long to wait before a save is sent again, in milliseconds.
 * @param failures how many saves failed in a row
 * @example retryDelay(3) // 4_000
 */
export const retryDelay = (failures: number) => Math.min(FIRST_MS * 2 ** Math.max(0, failures - 1), MAX_MS)
