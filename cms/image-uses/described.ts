type Described = { alt?: unknown; decorative?: unknown }

/** Returns whether people who cannot see an image learn what it shows, or that they miss nothing. */
export function isDescribed({ alt, decorative }: Described): boolean {
  return (typeof alt === 'string' && alt.trim() !== '') || decorative === true
}
