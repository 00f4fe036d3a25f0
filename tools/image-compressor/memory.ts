import type { Ports } from '#engine/tool/ports.ts'
import type { Compressed, Prepared } from './compress.ts'
import type { Wish } from './goal.ts'

/** Maximum number of pixels of decoded images that are kept: with their measurements, about 10 bytes each. */
const MAX_PIXELS = 24_000_000

type StoredResult = { wish: string; result: Compressed }

/**
 * Creates a memory of the last run on the same page. A run with other settings for one image then decodes no image
 * again and compresses only that one. Without the port, nothing is kept.
 */
export function createMemory(memory: Ports['memory'], files: File[]) {
  if (!memory) return undefined
  const keys = new Set(files.map(keyOf))
  const images = entry<Prepared>(memory, 'images', keys)
  const results = entry<StoredResult>(memory, 'results', keys)
  return {
    image: (file: File) => images.get(keyOf(file)),
    keepImage(file: File, image: Prepared) {
      const key = keyOf(file)
      images.delete(key)
      images.set(key, image)
      // The images decoded last are kept, because the visitor most likely looks at one of them.
      for (const oldest of images.keys()) {
        if (pixelsOf([...images.values()]) <= MAX_PIXELS) break
        images.delete(oldest)
      }
    },
    /** Returns the last result for a file, and whether it was made with these settings. */
    result(file: File, wish: Wish) {
      const kept = results.get(keyOf(file))
      return kept && { result: kept.result, isSame: kept.wish === JSON.stringify(wish) }
    },
    keepResult: (file: File, wish: Wish, result: Compressed) =>
      results.set(keyOf(file), { wish: JSON.stringify(wish), result }),
  }
}

/** Returns a map in the memory, without the files that are no longer chosen. */
function entry<Value>(memory: NonNullable<Ports['memory']>, name: string, keys: Set<string>) {
  const map = (memory.get(name) ?? new Map()) as Map<string, Value>
  for (const key of map.keys()) if (!keys.has(key)) map.delete(key)
  memory.set(name, map)
  return map
}

const pixelsOf = (images: Prepared[]) => images.reduce((sum, { source }) => sum + source.width * source.height, 0)

const keyOf = ({ name, size, lastModified }: File) => `${name}\n${size}\n${lastModified}`
