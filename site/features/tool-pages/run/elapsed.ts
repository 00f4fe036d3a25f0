/** Returns a duration in milliseconds as seconds. @example seconds(12_340) // '12.3 s' */
export const seconds = (passed: number) => `${(passed / 1_000).toFixed(1)} s`
