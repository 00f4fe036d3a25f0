import type { DataSource } from '#engine/data-providers/lookup.ts'

/** Popularity lists, the preferred one first. */
export const listIds = ['crux', 'tranco'] as const
export type ListId = (typeof listIds)[number]

export const lists: Record<ListId, { url: string; isBucket: boolean; source: DataSource }> = {
  crux: {
    url: 'https://raw.githubusercontent.com/zakird/crux-top-lists/main/data/global/current.csv.gz',
    isBucket: true,
    source: {
      name: 'Chrome UX Report, most popular origins',
      kind: 'open-data',
      url: 'https://github.com/zakird/crux-top-lists',
      license: 'Chrome UX Report terms',
    },
  },
  tranco: {
    url: 'https://tranco-list.eu/top-1m.csv.zip',
    isBucket: false,
    source: { name: 'Tranco list', kind: 'open-data', url: 'https://tranco-list.eu', license: 'Tranco terms' },
  },
}
