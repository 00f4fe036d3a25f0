type SentFile = { name: string; type: string; lastModified: number; bytes: ArrayBuffer }

/** Fields as they travel between processes: a `File` travels as its bytes. */
export type SentFields = Record<string, unknown>

/** The names of our own fields could collide with those of visitors, and class instances would lose their class. */
const FILE = 'file of a form'

export async function packFields(sent: Record<string, unknown>): Promise<SentFields> {
  const pack = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(pack))
    if (!(value instanceof File)) return value
    const { name, type, lastModified } = value
    return new Map<string, SentFile>([[FILE, { name, type, lastModified, bytes: await value.arrayBuffer() }]])
  }
  const packed = Object.entries(sent).map(async ([name, value]) => [name, await pack(value)] as const)
  return Object.fromEntries(await Promise.all(packed))
}

/**
 * Reads fields.
 * @param sent comes from `packFields`: JSON of a visitor contains no `Map`
 */
export function unpackFields(sent: SentFields): Record<string, unknown> {
  const unpack = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(unpack)
    const file = value instanceof Map ? (value.get(FILE) as SentFile) : undefined
    return file ? new File([file.bytes], file.name, { type: file.type, lastModified: file.lastModified }) : value
  }
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, unpack(value)]))
}
