/** Returns a part of a URL without percent-encoding, or as it is when it is encoded wrongly. */
export function decodePart(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
