/** Returns the entries of a keep list, separated by commas or lines, each once. */
export const readKeepList = (typed: string) => [
  ...new Set(
    typed
      .split(/[\n,;]+/)
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
]
