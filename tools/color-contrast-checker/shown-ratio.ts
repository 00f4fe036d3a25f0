/** Cut, not rounded: 4.499 must not read as 4.5. */
export const shownRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)
