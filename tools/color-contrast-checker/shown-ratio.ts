/** Formats a ratio. It is cut, not rounded: 4.499 must not appear as 4.5. */
export const shownRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)
