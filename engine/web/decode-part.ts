/** Returns a part of a URL without percent-encoding, or unchanged if its encoding is invalid. */
export function decodePart(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
