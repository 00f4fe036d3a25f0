import sharp from 'sharp'

export const SCRIPT = '<script>alert(1)</script>'

/** Returns a photo taken with a rotated camera: 60 × 90 pixels when displayed, with a location and a script in it. */
export async function photoWithSecrets(background = '#f80') {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background, noise } })
    .tint(background)
    .withExif({ IFD0: { Artist: SCRIPT }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 13/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return Buffer.concat([photo, Buffer.from(SCRIPT)])
}

/** Returns whether a file contains more than its pixels: metadata such as a location, or a script. */
export async function hasSecrets(bytes: Buffer) {
  const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
  return Boolean(exif || xmp || iptc || orientation) || bytes.includes('script') || bytes.includes('Exif')
}
