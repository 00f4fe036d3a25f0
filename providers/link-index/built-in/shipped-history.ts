import packed from './rank-history.json' with { type: 'json' }
import { readHistory } from './rank-history.ts'

/** The history that the product ships with. Loaded on demand: it is a megabyte. */
export const shippedHistory = readHistory(packed)
